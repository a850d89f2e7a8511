import { shortAddress } from '../addresses/short-address';
import { plainText } from '../content/linked-text';
import type { LocalizedSite } from '../site/make-sites';
import { truncate } from '../text/text';

/** In UTF-16 units. A longer line of the name would have too small letters. */
const MAX_NAME_LENGTH = 40;
const MAX_INTRO_LENGTH = 180;

/** The texts of `og.png`. */
export const ogTexts = ({ profile: { person }, urlOf }: LocalizedSite) => ({
  name: person.nameLines.map((line) => truncate(line, MAX_NAME_LENGTH)),
  role: person.role,
  intro: truncate(plainText(person.intro), MAX_INTRO_LENGTH),
  address: shortAddress(urlOf('/')),
});
