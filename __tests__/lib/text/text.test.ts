import { shortAddress } from '@/lib/addresses/urls';
import { directionOf, formatPercent, formatYear, languageName } from '@/lib/text/intl';
import { graphemes, withoutBadBreaks } from '@/lib/text/text';

test('texts are counted by what readers see as one character', () => {
  expect(graphemes('ab e\u0301🇵🇭👩‍💻')).toEqual(['a', 'b', ' ', 'e\u0301', '🇵🇭', '👩‍💻']);
});

test('no line begins with a dash or a dot, and words with hyphens stay as they are', () => {
  expect(withoutBadBreaks('Coffee – a podcast - and — tea · now')).toBe(
    'Coffee\u00a0– a podcast\u00a0- and\u00a0— tea\u00a0· now',
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
  ['https://Ana.Example/', 'Ana.Example'],
])('readers see %s as %s', (address, text) => {
  expect(shortAddress(address)).toBe(text);
});
