import { shortAddress } from '../addresses/short-address';
import { plainText } from '../content/linked-text';
import type { LocalizedSite } from '../site/make-sites';
import { firstSentences, truncate } from '../text/text';

// Size and texts of `og.png`, the picture of link previews.

/** The size of the picture in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The longest line of the name, in UTF-16 units. A longer line would have too small letters. */
const MAX_NAME_LENGTH = 40;

/** The longest intro, in UTF-16 units. */
const MAX_INTRO_LENGTH = 180;

export const ogTexts = ({ profile: { person }, locale, urlOf }: LocalizedSite) => ({
  name: person.nameLines.map((line) => truncate(line, MAX_NAME_LENGTH)),
  role: person.role,
  intro: firstSentences(plainText(person.intro), MAX_INTRO_LENGTH, locale.language),
  address: shortAddress(urlOf('/')),
});
