/** @jest-environment node */
import {
  formatDate,
  formatPeriod,
  parseDate,
  parsePeriod,
  periodDates,
} from '@/lib/content/period';

describe('A period as people write it', () => {
  it.each([
    ['2024', '2024', '2024'],
    ['2023 – 2024', '2023', '2024'],
    ['2023-2024', '2023', '2024'],
    ['2023/24', '2023', '2024'],
    ['03/2022 – 06/2023', '2022-03', '2023-06'],
    ['03/2022-06/2023', '2022-03', '2023-06'],
    ['2022-03 - 2023-06', '2022-03', '2023-06'],
    ['2022-03-2023-06', '2022-03', '2023-06'],
    ['Jan 2024', '2024-01', '2024-01'],
    ['January, 2024', '2024-01', '2024-01'],
    ['Aug. 2023—Sept. 2024', '2023-08', '2024-09'],
    ['Aug 2023 to Sep 2024', '2023-08', '2024-09'],
    ['Jan – Mar 2024', '2024-01', '2024-03'],
    ['Dec 2024 - Jan 2025', '2024-12', '2025-01'],
    // What a season is depends on the hemisphere, so only its year is told to machines.
    ['Summer 2024', '2024', '2024'],
    ['Fall 2023 – Spring 2024', '2023', '2024'],
    ['2024 – Jan 2024', '2024', '2024-01'],
  ])('%s', (text, start, end) => {
    expect(periodDates(text, 'en')).toEqual({ start, end });
  });

  it.each([
    'Sept 2025 – Present',
    'Sept 2025 - now',
    'September 2025 until today',
    'since Sep 2025',
    '09/2025 – current',
    '2025-09 –',
  ])('%s lasts', (text) => {
    expect(periodDates(text, 'en')).toEqual({ start: '2025-09' });
  });

  it.each([
    ['de', 'März 2024 – Mai 2024'],
    ['de-AT', 'März 2024 bis Mai 2024'],
    ['fr', 'mars 2024 – mai 2024'],
    ['es', 'marzo de 2024 – mayo de 2024'],
    ['ru', 'март 2024 – май 2024'],
    ['ru', 'марта 2024 – мая 2024'],
    ['ja', '2024年3月 – 2024年5月'],
    ['ar-EG', 'مارس ٢٠٢٤ – مايو ٢٠٢٤'],
    ['de', 'Mar 2024 – May 2024'],
  ])('in %s: %s', (language, text) => {
    expect(periodDates(text, language)).toEqual({ start: '2024-03', end: '2024-05' });
  });

  it.each([
    ['de', '2021 bis heute'],
    ['de', 'seit 2021'],
    ['es', '2021 – actualidad'],
    ['fr', '2021 – aujourd’hui'],
    ['fil', '2021 – kasalukuyan'],
  ])('lasts in %s: %s', (language, text) => {
    expect(periodDates(text, language)).toEqual({ start: '2021' });
  });

  it('keeps a season', () => {
    const summer = { year: 2024, season: 'summer' };
    expect(parsePeriod('Summer 2024', 'en')).toEqual({ from: summer, to: summer });
    expect(parsePeriod('Sommer 2024', 'de')).toEqual({ from: summer, to: summer });
  });

  it.each([
    'last summer',
    'Dec 2024 – Jan 2023',
    '2024 – 2023',
    'Agu 2024',
    'Ma 2024',
    '13/2024',
    '2024-00',
    '1024',
    'Jan 2024 – Mar',
    'Mar – May',
    'Present',
    '2023/25',
    '–',
    '',
  ])('cannot be read: %s', (text) => {
    expect(parsePeriod(text, 'en')).toBeUndefined();
  });
});

describe('A period as data', () => {
  it.each([
    [{ from: '2024-08', to: 'present' }, { start: '2024-08' }],
    [
      { from: '2023', to: '2024-02' },
      { start: '2023', end: '2024-02' },
    ],
  ])('%j', (data, dates) => {
    expect(periodDates(data, 'en')).toEqual(dates);
  });

  it.each([
    { from: '2024-08', to: '2024-07' },
    { from: '2024-13', to: 'present' },
    { from: 'Aug 2024', to: 'present' },
    { from: '2024-08-01', to: 'present' },
  ])('cannot be read: %j', (data) => {
    expect(parsePeriod(data, 'en')).toBeUndefined();
  });

  it.each([
    ['en', { from: '2024-08', to: 'present' }, 'Aug 2024 – Present'],
    ['en', { from: '2023', to: '2024-02' }, '2023 – Feb 2024'],
    ['en', { from: '2024-02', to: '2024-02' }, 'Feb 2024'],
    ['de', { from: '2024-05', to: '2024-06' }, 'Mai 2024 – Juni 2024'],
    ['ja', { from: '2024-08', to: '2025-01' }, '2024年8月 – 2025年1月'],
    // Not in the year of the Thai or the Persian calendar, in which nobody gave it.
    ['th', { from: '2024-08', to: '2024-08' }, 'ส.ค. 2024'],
  ])('is printed in %s', (language, data, text) => {
    expect(formatPeriod(data, language, 'Present')).toBe(text);
  });

  it('has the word that the page has for today', () => {
    expect(formatPeriod({ from: '2024-08', to: 'present' }, 'de', 'heute')).toBe(
      'Aug. 2024 – heute',
    );
  });
});

it('A text is printed as it was written', () => {
  for (const text of ['Sept 2025 – Present', 'Aug 2024 – Present', '2024-08', 'Summer 2024']) {
    expect(formatPeriod(text, 'de', 'heute')).toBe(text);
  }
});

describe('A date', () => {
  it.each([
    ['2024', { year: 2024 }, '2024'],
    ['2024-05', { year: 2024, month: 5 }, 'May 2024'],
    ['2024-05-20', { year: 2024, month: 5, day: 20 }, 'May 20, 2024'],
    ['May 2024', { year: 2024, month: 5 }, 'May 2024'],
    ['05/2024', { year: 2024, month: 5 }, '05/2024'],
  ])('%s', (text, moment, shown) => {
    expect(parseDate(text, 'en')).toEqual(moment);
    expect(formatDate(text, 'en')).toBe(shown);
  });

  it.each(['2024-02-31x', '2024-13-01', 'soon', '2024-02-40'])('cannot be read: %s', (text) => {
    expect(parseDate(text, 'en')).toBeUndefined();
  });
});
