import { shortAddress } from '../addresses/short-address';
import { plainText } from '../content/linked-text';
import type { LocalizedSite } from '../site/make-sites';
import { firstSentences, truncate } from '../text/text';

/** The longest line of the name, in UTF-16 units. A longer line would have too small letters. */
const MAX_NAME_LENGTH = 40;

/** The longest intro, in UTF-16 units. */
const MAX_INTRO_LENGTH = 180;

/** The texts of `og.png`, the picture of link previews. */
export const ogTexts = ({ profile: { person }, locale, urlOf }: LocalizedSite) => ({
  name: person.nameLines.map((line) => truncate(line, MAX_NAME_LENGTH)),
  role: person.role,
  intro: firstSentences(plainText(person.intro), MAX_INTRO_LENGTH, locale.language),
  address: shortAddress(urlOf('/')),
});
