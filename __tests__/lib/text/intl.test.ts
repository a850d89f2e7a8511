import { directionOf, formatPercent, formatYear, languageName } from '@/lib/text/intl';

test('a language has its own name, with its region, and a direction', () => {
  const names = [
    ['es', 'Español'],
    ['es-MX', 'Español de México'],
    ['old', 'old'],
    ['zh-Hant', '繁體中文'],
  ] as const;
  expect(names.map(([tag]) => [tag, languageName(tag)])).toEqual(names);
  const rightToLeft = 'he-IL yi ar ckb fa ps sd ug ur pa-Arab dv syr nqo ff-Adlm rhg men-Mend mid';
  const all = `${rightToLeft} en pa ff ku mn-Mong`.split(' ');
  expect(all.filter((tag) => directionOf(tag) === 'rtl').join(' ')).toBe(rightToLeft);
});

test('numbers have the digits of the language, percents the sign of their language, and years no comma', () => {
  expect(formatPercent(29, 'en')).toBe('29%');
  expect(['en', 'fa'].map((language) => formatYear(2026, language))).toEqual(['2026', '۲۰۲۶']);
});
