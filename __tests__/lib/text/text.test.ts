import { shortAddress } from '@/lib/addresses/urls';
import { directionOf, formatPercent, formatYear, languageName } from '@/lib/text/intl';
import { firstSentence, graphemes, withoutBadBreaks } from '@/lib/text/text';

test('texts are counted by what readers see as one character', () => {
  expect(graphemes('ab e\u0301🇵🇭👩‍💻')).toEqual(['a', 'b', ' ', 'e\u0301', '🇵🇭', '👩‍💻']);
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
});

test('numbers have the digits of the language, percents the sign of their language, and years no comma', () => {
  expect(formatPercent(29, 'en')).toBe('29%');
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
  ['de', 'Die Karte der ganzen Küste haben wir am 3. Oktober gezeigt.', 'Sie hat Tiden.'],
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
  expect(firstSentence(`${sentence} ${next}`, language)).toBe(sentence);
  expect(firstSentence(sentence, language)).toBe(sentence);
});
