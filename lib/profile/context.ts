import type { Addresses } from '../addresses/site-addresses';
import type { Content, Skill } from '../content/schema';
import type { ImageLookup } from '../images/prepared-image';
import type { Locale } from '../words/locale';
import type { Anchored } from './anchors';

export interface ProfileContext extends Addresses {
  content: Content;
  locale: Locale;
  imageOf: ImageLookup;
  skills: readonly Anchored<Skill>[];
  /** The skill that a tag means. */
  skillOf: (tag: string) => Anchored<Skill> | undefined;
}
