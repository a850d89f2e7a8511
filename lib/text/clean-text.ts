/** Letters in another shape: "ﬁ", "Ｗｉｄｅ", and the "𝗯𝗼𝗹𝗱" and "ⓡⓞⓤⓝⓓ" ones of social networks. */
const shapedLetters = /[ﬀ-ﬆ＋０-９Ａ-Ｚａ-ｚ\u{1d400}-\u{1d7ff}ℂℊ-ℓℕℙ-ℝℤℨℬℭℯ-ℱℳℴ]|[Ⓐ-ⓩ]{2,}/gu;

/** "🏴󠁧󠁢󠁥󠁮󠁧󠁿": a flag with the letters of its region, which show nothing by themselves. */
const flag = /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)/u;

/**
 * What shows nothing and is needed: line breaks; what gives a character another form, as in "❤️";
 * joiners and marks of direction; U+3164, which becomes a space; and U+0080 to U+009F, by which
 * doctor knows misread letters.
 */
const kept = /[\t-\r\u0080-\u009f\p{Variation_Selector}\u200c-\u200f\u061c\u3164]/u;
const showsNothing = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufffc]/u;
const invisible = new RegExp(`${flag.source}|(?!${kept.source})${showsNothing.source}`, 'gu');

/** Joiners after letters and signs that have none, which they keep: "Re\u200dact", "-\u200d". */
const joinersAfterLatin =
  /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu;

/** Joiners at the end of a word. Emoji, and scripts like Persian, have them between characters. */
const joinersAtEnd = /[\u200c\u200d]+(?=\s|$)/g;

/** Only texts with letters of scripts from right to left need them. */
const directionMarks = /[\u200e\u200f\u061c]/g;
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}]/u;

function withoutInvisible(text: string): string {
  const visible = text
    .replace(invisible, (_, flag = '') => flag)
    .replace(joinersAfterLatin, '$1')
    .replace(joinersAtEnd, '');
  return rightToLeftLetter.test(visible) ? visible : visible.replace(directionMarks, '');
}

/** The first character of an address or file name that nobody sees: also a space at its end. */
export function invisibleIn(address: string): string | undefined {
  const [space] = /[\p{Cc}\u2028\u2029\u3164]|^\s|\s$/u.exec(address) ?? [];
  const visible = [...withoutInvisible(address)];
  return space ?? [...address].find((character, index) => character !== visible[index]);
}

const spaces = /[\s\u0085\u2800\u3164]+/g;
const unitOrThousands = /^(\p{Nd}{3}(?!\p{Nd})|[%‰°\p{Sc}]|\p{L}{1,3}(?!\p{L}))/u;

/** Whether a line must not break at a space: in French quotes, before "?", in "10 000 km". */
const staysTogether = (space: string, before: string, after: string): boolean =>
  /^[\u00a0\u202f]$/.test(space) &&
  (before.endsWith('«') ||
    /^[:;?!»]/.test(after) ||
    (/\p{Nd}$/u.test(before) && unitOrThousands.test(after)));

const bullets = [
  /[•‣⁃◦∙●○■□▪▫►▸➢➤❖◆⚫✓✔→➜★\uf000-\uf0ff]\ufe0f?\s*/u, // "• Led a team", "▪️Led a team"
  /[-–—*·]\s+(?!\s|\d{4}$|\d[\d.,]*\s?[%‰°\p{Sc}])/u, // "- Led", but not "– 30 %" and "– 2020"
  /[-–—·]$/u, // "-" alone
  /-(?=\p{Lu}\p{Ll})/u, // "-Led a team"
  /o(?:\t|\s\s)\s*/u, // "o", as Word writes it, before a tab or several spaces
  /§\s+(?![\d\s])/u, // "§ Led a team", but not the "§ 5" of a law
];

/** The bullets before a point. */
export const bullet = new RegExp(`^\\s*(?:${bullets.map(({ source }) => source).join('|')})+`, 'u');

/**
 * A text of the content as page and documents show it: in composed letters, on one line, with one
 * kind of space, and without what nobody sees. Its test has examples.
 */
export const cleanText = (text: string): string =>
  withoutInvisible(text.replace(shapedLetters, (letters) => letters.normalize('NFKC')))
    .replace(bullet, '')
    .replace(spaces, (space, at: number, whole: string) => {
      const after = whole.slice(at + space.length);
      return staysTogether(space, whole.slice(0, at), after) ? space : ' ';
    })
    .trim()
    .normalize();
