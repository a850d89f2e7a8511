import { cleanText, invisibleIn } from '@/lib/text/clean-text';

/** A text with the code points of all characters that keyboards do not have. */
const written = (text: string) =>
  text.replace(/[^ -~]/gu, (character) => `<${character.codePointAt(0)?.toString(16)}>`);

test.each([
  ['letters are composed', 'Jose\u0301 \u212b', 'José Å'],
  ['ligatures become letters', 'ﬁnd oﬃce ﬂow', 'find office flow'],
  [
    'so do letters of social networks',
    '𝗕𝗼𝗹𝗱 𝑖𝑡𝑎𝑙𝑖𝑐 𝓈𝒸𝓇𝒾𝓅𝓉 𝚖𝚘𝚗𝚘 𝟮𝟬𝟮𝟲 𝑡ℎ𝑒',
    'Bold italic script mono 2026 the',
  ],
  ['so do wide and round ones', 'Ｒｅａｃｔ ２ ⓡⓞⓤⓝⓓ', 'React 2 round'],
  ['fractions and signs stay', '½ x² ™ № Ⓡ、！', '½ x² ™ № Ⓡ、！'],
  ['spaces are one space', ' a\u00a0b\u2003c \t d\u3000e\u2800f\u3164g ', 'a b c d e f g'],
  ['line breaks are spaces', 'a\nb\r\nc\rd\u2028e\u2029f\u0085g', 'a b c d e f g'],
  [
    'French signs keep theirs',
    'Quoi\u202f? «\u00a0Oui\u00a0»\u00a0: oui',
    'Quoi\u202f? «\u00a0Oui\u00a0»\u00a0: oui',
  ],
  [
    'so do numbers and units',
    '10\u202f000\u00a0km, 30\u00a0min, 35\u00a0%, 5\u00a0€',
    '10\u202f000\u00a0km, 30\u00a0min, 35\u00a0%, 5\u00a0€',
  ],
  ['other numbers do not', '5\u00a0years, HTML\u00a05, 2\u00a01', '5 years, HTML 5, 2 1'],
  ['bullets go', '• a', 'a'],
  ['bullets of word processors go', '\uf0b7\ta', 'a'],
  ['bullets without a space go', '▪️a', 'a'],
  ['other signs for bullets go', '\uf076 ◆ ⚫ ✔ § o\ta', 'a'],
  ['an o before several spaces is a bullet', 'o   Led', 'Led'],
  ['the sign of a law stays', '§ 5 DDG', '§ 5 DDG'],
  ['an o may be a word', 'o gato', 'o gato'],
  ['hyphens, dashes and asterisks go', '- a', 'a'],
  ['a lone bullet is no text', ' • ', ''],
  ['a lone hyphen is none either', '-', ''],
  ['other beginnings stay', '-5 °C', '-5 °C'],
  ['a minus stays', '–  30 % Kosten', '– 30 % Kosten'],
  ['a dash before a year stays', '–  2020', '– 2020'],
  ['an asterisk stays', '*', '*'],
  ['emoji stay', '⚡ fast', '⚡ fast'],
  ['nothing is invisible', '\ufeffa\u200bb\u00adc\u2060d\u0000e\u007ff\ufffc', 'abcdef'],
  ['wrongly decoded letters stay for doctor', 'Ã\u0089cole', 'Ã\u0089cole'],
  ['directions are not overridden', 'cv\u202egpj\u202c \u2066a\u2069', 'cvgpj a'],
  ['marks of direction are not needed', '\u200e+63 900\u200f', '+63 900'],
  ['marks of direction are needed', 'שלום C++\u200e!', 'שלום C++\u200e!'],
  ['joiners join nothing', 'Re\u200dact\u200c 1\u200d', 'React 1'],
  ['Persian has joiners', 'می\u200cروم', 'می\u200cروم'],
  ['languages of India have joiners', 'क्\u200dष', 'क्\u200dष'],
  ['so have emoji', '👩🏽‍💻 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍💻 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['tags are invisible', 'a\u{e0061}', 'a'],
])('%s: %j', (_, text, expected) => {
  expect(written(cleanText(text))).toBe(written(expected));
  expect(cleanText(cleanText(text))).toBe(cleanText(text));
});

test.each([
  ['https://ana.example/\u200b', '\u200b'],
  ['/my\tcv.pdf', '\t'],
  ['https://ana.example/\u00a0', '\u00a0'],
  [' /my cv.pdf', ' '],
  ['/a\u2028.png', '\u2028'],
  ['/a\u3164.png', '\u3164'],
  ['/CleanShot\u202f4.05\u202fPM.png', undefined],
  ['/👩‍💻/mę.png'.normalize('NFD'), undefined],
])('in the address %j, the invisible character is %j', (address, character) => {
  expect(invisibleIn(address)).toBe(character);
});
