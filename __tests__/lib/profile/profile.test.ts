import type { Period } from '@/lib/content/dates';
import { withIds } from '@/lib/profile/anchors';
import { periodFor } from '@/lib/profile/date-texts';
import { familyNameOf, nameInSentences, nameLines, ownerInitials } from '@/lib/profile/names';
import { utcOffset } from '@/lib/text/intl';
import { localeFor } from '@/lib/words/locale';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { outside } from '../../support/outside';
import { siteOf } from '../../support/site';

test('a name has a family name, a line for each part, initials, and a form for sentences', () => {
  type Written = [name: string, firstNames: string, familyName: string];
  type Read = [familyName: string, lines: string, initials: string, inSentences: string];
  const names: [...Written, ...Read][] = [
    ['Ana Maria Santos', 'Ana Maria', '', 'Santos', 'Ana Maria|Santos', 'AS', 'Ana Maria'],
    ['Mezei Magdaléna', 'Magdaléna', '', 'Mezei', 'Mezei|Magdaléna', 'MM', 'Mezei Magdaléna'],
    // Phones have room for a shorter name in a line.
    ['Nagy Anna', 'Anna', '', 'Nagy', 'Nagy|Anna', 'NA', 'Nagy Anna'],
    ['Emma Homan', 'Emma', '', 'Homan', 'Emma|Homan', 'EH', 'Emma'],
    ['山田 健二', '健二', '山田', '山田', '山田 健二', '山健', '山田 健二'],
    ['山田健二', '健二', '山田', '山田', '山田健二', '山健', '山田健二'],
    ['Sukarno', 'Sukarno', '', '', 'Sukarno', 'S', 'Sukarno'],
    ['Márquez, Gabriel', 'Gabriel', 'Márquez', 'Márquez', 'Márquez,|Gabriel', 'MG', 'Gabriel'],
    ['Dr. Ana Groß, MBA', 'Ana', '', 'Groß, MBA', 'Dr. Ana|Groß, MBA', 'AG', 'Ana'],
    ['Dr. Ana Groß, MBA', 'Ana', 'Groß', 'Groß', 'Dr. Ana|Groß, MBA', 'AG', 'Ana'],
    ['Liana Li, Licen.', 'Liana', 'Li', 'Li', 'Liana|Li, Licen.', 'LL', 'Liana'],
    ['Ana Maria Liu Li', 'Ana Maria Liu', '', 'Li', 'Ana Maria Liu|Li', 'AL', 'Ana Maria Liu'],
    ['Ana Liu Li, PhD', 'Ana Liu', 'Li', 'Li', 'Ana Liu|Li, PhD', 'AL', 'Ana Liu'],
    [
      '"éva" (2bits) 👩‍👩‍👧‍👦',
      '"éva"',
      '',
      '(2bits) 👩‍👩‍👧‍👦',
      '"éva"|(2bits) 👩‍👩‍👧‍👦',
      'É2',
      '"éva"',
    ],
  ];
  const read = names.map(([name, firstNames, familyName]) => {
    const owner = { name, firstNames, familyName };
    const lines = nameLines(owner).join('|');
    const forms = [familyNameOf(owner), lines, ownerInitials(owner), nameInSentences(owner)];
    return [name, firstNames, familyName, ...forms];
  });
  expect(read).toEqual(names);
});

const contextIn = (language: string) => ({
  locale: localeFor({ language, words: { experience: { present: 'Right now' } } }),
  content: changed(minimalContent, { site: { updated: '2026-11-22' } }),
});

const { env } = outside.process;
const zoneBefore = env.TZ;
afterAll(() => {
  if (zoneBefore === undefined) delete env.TZ;
  else env.TZ = zoneBefore;
});

/** Calls a function in the first and in the last time zone of a day. */
const inEachZone = (call: () => void) => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    env.TZ = zone;
    call();
  }
};

/** A text with `~` for each space at which a line does not break. */
const visible = (text?: string) => text?.replaceAll('\u00a0', '~');

test('periods have ISO dates for programs, and a text for readers that breaks only after the dash', () => {
  const periods: [language: string, period: Period, start?: string, end?: string, text?: string][] =
    [
      ['en', { from: '2024-08', to: 'present' }, '2024-08', undefined, 'Aug~2024~– Right~now'],
      ['de', { from: '2023', to: '2024-05' }, '2023', '2024-05', '2023~– Mai~2024'],
      ['en', { from: '2024-02', to: '2024-02' }, '2024-02', '2024-02', 'Feb~2024'],
      // The year is not converted to the Thai calendar.
      ['th', { from: '2024-08', to: '2024-08' }, '2024-08', '2024-08', 'ส.ค.~2024'],
      ['ru', '2024-08', '2024-08', '2024-08', 'авг.~2024'],
      ['de', { from: '2025-09', to: 'present', text: 'Herbst' }, '2025-09', undefined, 'Herbst'],
      ['en', '2022', '2022', '2022', '2022'],
      ['pt', '2022-05', '2022-05', '2022-05', 'mai.~de~2022'],
      ['en', { from: '2024-08' }, '2024-08', undefined, 'Aug~2024~– Right~now'],
      ['en', '2024-05-20', '2024-05-20', '2024-05-20', 'May~20,~2024'],
      ['en', '2024-02-31', undefined, undefined, '2024-02-31'],
      ['en', '2022-5', undefined, undefined, '2022-5'],
      ['en', { from: '2026-11-23', to: '2027' }, '2026-11-23', '2027', 'Nov~23,~2026~– 2027'],
      ['en', 'Summer 2024', undefined, undefined, 'Summer 2024'],
      // The end is unknown, or the beginning.
      ['en', { from: '2024-08', to: 'spring' }, '2024-08', undefined, 'Aug~2024~– spring'],
      ['fr', { to: '2028', text: 'Promo 2028' }, undefined, '2028', 'Promo 2028'],
      ['en', { to: '2028-05' }, undefined, '2028-05', 'May~2028'],
    ];
  inEachZone(() => {
    const shown = periods.map(([language, period]) => {
      const { start, end, text } = periodFor(period, contextIn(language)) ?? {};
      return [language, period, start, end, visible(text)];
    });
    expect(shown).toEqual(periods);
  });
});

test('the CV has periods without days, or as the owner wrote them, and months without "de"', () => {
  const periods: [language: string, period: Period, text: string][] = [
    ['en', { from: '2023-02-13', to: 'present' }, 'Feb 2023 – Right now'],
    ['uk', '2023-07-15', 'лип. 2023'],
    ['en', { from: '2017-10', text: 'October 2017 - March 2020' }, 'October 2017 - March 2020'],
    ['en', '11 months', '11 months'],
    ['en', { from: '2027-05', to: '2027-05', text: 'Expected May 2027' }, 'Expected May 2027'],
    ['en', { to: '2028', text: 'Class of 2028' }, 'Class of 2028'],
    ['en', { from: '2025-09', to: '2026', text: 'A year' }, 'Sep 2025 – 2026'],
    ['pt', { from: '2020-03', to: '2020-08' }, 'mar. 2020 – ago. 2020'],
    ['ja', { from: '2020-03', to: '2020-08' }, '2020年3月 – 2020年8月'],
  ];
  const shown = periods.map(([language, period]) => [
    language,
    period,
    periodFor(period, contextIn(language))?.shortText.replaceAll('\u00a0', ' '),
  ]);
  expect(shown).toEqual(periods);
});

test('a time zone has the offsets of the year in which a day is', () => {
  const zones: [zone: string, day: string, offset: string][] = [
    ['Asia/Manila', '2026-11-20', 'UTC+8'],
    ['Europe/London', '2026-11-20', 'UTC+0/+1'],
    ['America/St_Johns', '2026-11-20', 'UTC−3:30/−2:30'],
    ['UTC', '2026-11-20', 'UTC'],
    ['Europe/Moscow', '2010-06-01', 'UTC+3/+4'],
  ];
  inEachZone(() => {
    expect(zones.map(([name, day]) => [name, day, utcOffset(name, day)])).toEqual(zones);
  });
});

const isUsed = (name: string, tag: string) => {
  const { profile } = siteOf({ skills: [{ name }], projects: [{ title: 'Kelp', tags: [tag] }] });
  return profile.skillGroups[0]?.entries[0]?.usedFor !== undefined;
};

test.each([
  ['React', 'React 19', true],
  ['JavaScript (ES6+)', 'JS', true],
  ['Python 3', 'Python 2', false],
  ['Java', 'JavaScript', false],
])('a skill "%s" and a tag "%s" mean the same: %s', (skill, tag, expected) => {
  expect([isUsed(skill, tag), isUsed(tag, skill)]).toEqual([expected, expected]);
});

const anchors = (prefix: 'project' | 'skill', titles: readonly string[]) =>
  withIds(
    prefix,
    titles.map((title) => ({ title })),
    ({ title }) => title,
  ).map(({ id }) => id);

test.each([
  ['Top 10 Prices', 'top-10-prices'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['“Node.js” (beta)', 'nodejs-beta'],
  ["Ana’s and Bo's", 'anas-and-bos'],
  ['Café Olé', 'cafe-ole'],
  ['हिन्दी कोश', 'हिन्दी-कोश'],
  ['한국어', '한국어'],
  ['Йога', 'йога'],
  ['👩‍👩‍👧‍👦', 'entry'],
  ['W'.repeat(100), 'w'.repeat(60)],
])('the anchor of %s ends in %s', (title, expected) => {
  expect(anchors('skill', [title])).toEqual([`skill-${expected}`]);
});

test('anchors are unique, and do not change when an entry is appended', () => {
  const titles = ['Arkha', '<i>', 'arkha', '!', 'ARKHA'];
  const ids = ['arkha', 'i', 'arkha-2', 'entry', 'arkha-3'].map((slug) => `project-${slug}`);
  expect(anchors('project', titles)).toEqual(ids);
  expect(anchors('project', [...titles, 'New']).slice(0, -1)).toEqual(ids);
});
