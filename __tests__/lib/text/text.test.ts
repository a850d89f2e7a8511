import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { shortAddress } from '@/lib/addresses/urls';
import { DISPLAY_TRACKING } from '@/lib/design/typeface';
import {
  directionOf,
  formatPercent,
  formatYear,
  hasTallLetters,
  languageName,
} from '@/lib/text/intl';
import { firstSentence, graphemes, groupsOf, withoutBadBreaks } from '@/lib/text/text';
import { estimatedWidth, longestWordWidth } from '@/lib/text/text-width';

test('texts are counted by what readers see as one character', () => {
  expect(graphemes('ab e\u0301🇵🇭👩‍💻')).toEqual(['a', 'b', ' ', 'e\u0301', '🇵🇭', '👩‍💻']);
});

test('entries without a group come first, and each group where its first entry is', () => {
  const [a, b, c, d] = [{ group: 'Web' }, {}, { group: 'Art' }, { group: 'WEB' }];
  expect(groupsOf([a, b, c, d])).toEqual([
    { heading: undefined, entries: [b] },
    { heading: 'Web', entries: [a, d] },
    { heading: 'Art', entries: [c] },
  ]);
  expect(groupsOf([a])).toEqual([{ heading: 'Web', entries: [a] }]);
});

test('no line begins with a dash, a dot or a bar, and words with hyphens stay as they are', () => {
  expect(withoutBadBreaks('Coffee – a podcast - and — tea · now | then –')).toBe(
    'Coffee\u00a0– a podcast\u00a0- and\u00a0— tea\u00a0· now\u00a0| then\u00a0–',
  );
  const text = 'an e-mail to j-doe@mail.example, git checkout -b a-branch';
  expect(withoutBadBreaks(text)).toBe(text);
});

test('a language has its own name or its tag, and a direction', () => {
  expect(['es-MX', 'old'].map(languageName)).toEqual(['Español de México', 'old']);
  const rightToLeft = 'he-IL yi ar ckb fa ps sd ug ur pa-Arab dv syr nqo ff-Adlm rhg men-Mend mid';
  const all = `${rightToLeft} en pa ff ku mn-Mong`.split(' ');
  expect(all.filter((tag) => directionOf(tag) === 'rtl').join(' ')).toBe(rightToLeft);
  const tall = 'ar ur bn hi zh zh-TW ja km ko lo ta th';
  expect(`${tall} en ru`.split(' ').filter(hasTallLetters).join(' ')).toBe(tall);
});

test('the estimated width of a letter is about that in our typeface, or that of a square', () => {
  const font = create(readFileSync('lib/design/fonts/display.ttf')) as Font;
  const tooWide = (letter: string) => {
    const width = font.layout(letter).advanceWidth / font.unitsPerEm + DISPLAY_TRACKING;
    return estimatedWidth(letter) - width;
  };
  // Only "J" and "1" are much narrower than others of their kind.
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIKLMNOPQRSTUVWXYZ023456789é&@'.,-()—…%";
  const wrong = [...letters].filter((letter) => tooWide(letter) < -0.07 || tooWide(letter) > 0.27);
  expect(wrong).toEqual([]);
  expect([...'東ひカ한ー🐹'].map(estimatedWidth)).toEqual([1, 1, 1, 1, 1, 1]);
  expect([...'eщ'].map(estimatedWidth)).toEqual([0.55, 0.7]);
});

test('a text without spaces between its words needs no more width than a letter', () => {
  for (const text of ['東京で働く', 'データカタログ', '自动翻译辅助系统']) {
    expect(longestWordWidth(text)).toBe(1);
  }
  expect(longestWordWidth('นักพัฒนาซอฟต์แวร์')).toBe(0.7);
  expect(longestWordWidth('東京でReact開発')).toBe(estimatedWidth('React'));
  // Others are measured between their spaces, and after hyphens.
  for (const text of [
    '소프트웨어 개발자',
    'सॉफ्टवेयर डेवलपर',
    'C++ Kommunikationsfähigkeit',
    'Ana\u00a0Cruz',
  ]) {
    expect(longestWordWidth(text)).toBe(Math.max(...text.split(' ').map(estimatedWidth)));
  }
  expect(longestWordWidth('Grace Adeyemi-Whitfield')).toBe(estimatedWidth('Adeyemi-'));
});

test('numbers have the digits of the language, percents the sign of their language, and years no comma', () => {
  expect(formatPercent(95, 'en')).toBe('95%');
  expect(['en', 'fa'].map((language) => formatYear(2026, language))).toEqual(['2026', '۲۰۲۶']);
});

test.each([
  ['https://www.linkedin.com/in/jos%C3%A9-r/', 'linkedin.com/in/josé-r'],
  ['https://ana.example/100%', 'ana.example/100%'],
  ['HTTP://Ana.Example/', 'Ana.Example'],
  ['https://ana.example/?utm_source=cv&fbclid=pdf', 'ana.example'],
  ['https://store.example/app?id=kelp&hl=en&gl=PH#top', 'store.example/app?id=kelp#top'],
])('readers see %s as %s', (address, text) => {
  expect(shortAddress(address)).toBe(text);
});

test.each([
  ['en', 'Dr. Smith and I mapped the coast of Laguna.', 'It has tides.'],
  ['en', 'A tool for all who have ever worked for the U.S. Coast Guard.', 'It has tides.'],
  ['en', 'It draws charts, e.g. Tides of a month, in any browser.', 'It has maps.'],
  ['de', 'Die Karte der ganzen Küste haben wir am 13. Oktober gezeigt.', 'Sie hat Tiden.'],
  ['de', 'Für die Fa. Meier habe ich einen Kalender gebaut.', 'Er hat Tiden.'],
  ['fr', 'Une carte des marées pour M. Dupont et son équipe.', 'Elle est libre.'],
  ['es', 'Una carta de mareas para el Sr. Cruz y su equipo.', 'Es libre.'],
  ['pt', 'Uma carta de marés para o Sr. Cruz e a equipa dele.', 'É livre.'],
  ['it', 'Una carta interattiva delle maree e dei porti per il Prof. Rossi.', 'È libera.'],
  ['pt', 'Carta de marés com a Profa. Cruz e os alunos.', 'É livre.'],
  ['en', 'I started as an analyst, so I ask why before I ask how.', 'I build.'],
  // A short sentence gets the next one.
  ['en', 'Maps tides. I built it at https://school.example/dives.', 'It is free.'],
  ['ja', '潮の地図です。', '無料です。'],
])('in %s, the first sentence is "%s"', (language, sentence, next) => {
  expect(firstSentence(next, language)).toBe(next);
  expect(firstSentence(`${sentence} ${next}`, language)).toBe(sentence);
  expect(firstSentence(sentence, language)).toBe(sentence);
});
