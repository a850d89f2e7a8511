import { asTyped } from '../text/text';

/** A letter or sign of Chinese or Japanese, which have no spaces, also not between two lines. */
const wide = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\u3000-\u303f\uff01-\uff60]`;

/** What programs put into texts, and what takes its place. */
const replacements: [pattern: RegExp, replacement: string][] = [
  // "【4†source】" and ":contentReference[oaicite:3]{index=3}", citations of chats.
  [/\s*(?:【[^】]*†[^】]*】|:contentReference\[oaicite:\d+\]\{index=\d+\})/g, ''],
  // Signs of chats, and what they cite between the first two of them.
  [/\s*(?:\ue200[^\ue201]*\ue201|[\ue200-\ue2ff])/g, ''],
  [new RegExp(String.raw`(?<=${wide})\s*\n\s*(?=${wide})`, 'gu'), ''],
  // No-break spaces, but not those of "« Oui »", "5 %" and "10 000".
  [/(?<!«)[\u00a0\u202f](?![:;?!»%€]|(?<=\d.)\d)/g, ' '],
  [/[^\S\u00a0\u202f]+/g, ' '],
  // "20\%", "R\&D" and "C\#" of LaTeX.
  [/\\([%&$#_])/g, '$1'],
  // "**Led** a team" and "`npm`", but not "f(**kwargs)", "src/**, lib/**" or "2**3".
  [
    /(?<![\p{L}\p{N}*`\\])(\*\*\*?|`)(?![\s*`,.;:)])([^*`]+)(?<![\s/(])\1(?![\p{L}\p{N}*`])/gu,
    '$2',
  ],
];

/** "ﬁ", and the "𝗯𝗼𝗹𝗱" of social networks. */
const shapedLetters = /[\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/gu;

export const cleanText = (text: string): string =>
  replacements
    .reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), asTyped(text))
    .replace(shapedLetters, (letter) => letter.normalize('NFKC'))
    .normalize()
    .trim();

/** Signs that are hardly anything else. Those from U+F000 are Word's. */
const bullet = '[•‣▪●○◦➢✓✔\uf000-\uf0ff]';
const bullets = new RegExp(`^(${bullet}\ufe0f?\\s*)+`);
/** The space before the second one of "• Ropes • Sails". */
const spaceBeforeBullet = new RegExp(`\\s+(?=${bullet}\\s)`, 'g');
/** A bullet, or perhaps a minus, speech or a footnote. */
const dash = /^[-–*·]\s+/;
const point = String.raw`${bullet}|[-–*·]\s|\d\d?\.\s`;
const pointStart = new RegExp(`^(${point})`);
/** Markdown's rule: an empty line, or a line that begins with a bullet or a number with a point. */
const partStart = new RegExp(String.raw`\n\s*(?:\n\s*|(?=${point}))`);

export const isPoint = (text: string): boolean => pointStart.test(text);

/** Whether all points have a dash that is a bullet, and no minus, nor the star of a footnote. */
function haveBullets(points: readonly string[]): boolean {
  const areAmounts = points.every((text) => /^.\s+\d/.test(text));
  const isFootnote = points.length === 1 && points[0]?.startsWith('*');
  return points.every((text) => dash.test(text)) && !areAmounts && !isFootnote;
}

/** The paragraphs and points of a text. Points have a bullet, their number, or an unclear dash. */
export function proseParts(text: string): string[] {
  const lines = bullets.test(text.trim()) ? text.replace(spaceBeforeBullet, '\n') : text;
  const parts = lines.trim().split(partStart).map(cleanText);
  const areDashesClear = parts.length > 1 && haveBullets(parts.filter((part) => dash.test(part)));
  return areDashesClear ? parts.map((part) => part.replace(dash, '• ')) : parts;
}

/** The paragraphs and points of texts, without bullets. */
export function cleanProse(texts: readonly string[]): string[] {
  const parts = texts.flatMap(proseParts);
  const shown = haveBullets(parts) ? parts.map((part) => part.replace(dash, '')) : parts;
  return shown.map((part) => part.replace(bullets, ''));
}
