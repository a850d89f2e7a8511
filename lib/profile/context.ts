import type { Addresses } from '../addresses/site-addresses';
import type { Content } from '../content/schema';
import type { ImageLookup } from '../images/prepared-image';
import type { Locale } from '../words/locale';

export interface ProfileContext extends Addresses {
  content: Content;
  locale: Locale;
  imageOf: ImageLookup;
}
