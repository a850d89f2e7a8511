/** Letters that are other letters in another shape: "ﬁ", and the "𝗯𝗼𝗹𝗱" ones of social networks. */
const shapedLetters = /[ﬀ-ﬆ\u{1d400}-\u{1d7ff}ℂℊ-ℓℕℙ-ℝℤℨℬℭℯ-ℱℳℴ]/gu;

/**
 * Characters that show nothing: controls, zero-width spaces, soft hyphens, marks of direction. Not
 * among them: spaces, what chooses the form of a character (also of a flag), and `joiners` and
 * `directionMarks`, which some scripts need.
 */
const invisible =
  /(?![\t-\r\u0085\u200c-\u200f\u061c]|\p{Variation_Selector}|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Joiners that join nothing. Emoji, and scripts like the Persian, have them between characters. */
const looseJoiners =
  /(?<![^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}\p{C}])[\u200c\u200d]|[\u200c\u200d](?!\S)/gu;

const directionMarks = /[\u200e\u200f\u061c]/gu;

/** Letters of scripts from right to left. */
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}]/u;

const withoutInvisible = (text: string): string => {
  const joined = text.replace(invisible, '').replace(looseJoiners, '');
  return rightToLeftLetter.test(joined) ? joined : joined.replace(directionMarks, '');
};

/** The first character of an address or file name that nobody sees, or that ends a line. */
export function invisibleIn(address: string): string | undefined {
  const [lineBreak] = /[\p{Cc}\u2028\u2029]/u.exec(address) ?? [];
  const kept = [...withoutInvisible(address)];
  return lineBreak ?? [...address].find((character, index) => character !== kept[index]);
}

/**
 * Spaces. Captured is a space that must not break: before ":" or "?", as in French, in quotation
 * marks, in "10 000", and before a unit.
 */
const spaces =
  /((?<=«)[\u00a0\u202f]|[\u00a0\u202f](?=[:;?!»])|(?<=\p{Nd})[\u00a0\u202f](?=\p{Nd}{3}(?!\p{Nd})|[%‰°\p{Sc}]|\p{L}{1,3}(?!\p{L})))|[\s\u0085\u2800]+/gu;

/** The bullet before a point of a list. A hyphen, dash or asterisk is one if a space follows. */
const bullet = /^(?:[•‣◦∙●○■□▪▫►▸➢➤❖\uf0a7\uf0b7\uf0d8]\ufe0f?\s*|[-–—*·](?:\s+|$))+/u;

/**
 * A text of the content as page and documents show it: in composed letters, on one line, with one
 * kind of space and without what nobody sees. `__tests__/lib/text/clean-text.test.ts` has examples.
 */
export const cleanText = (text: string): string =>
  withoutInvisible(text.replace(shapedLetters, (letters) => letters.normalize('NFKC')))
    .replace(spaces, (_, kept?: string) => kept ?? ' ')
    .trim()
    .replace(bullet, '')
    .normalize();
