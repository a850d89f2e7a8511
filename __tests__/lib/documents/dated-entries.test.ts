import { cvData } from '@/lib/documents/cv';
import { jsonResume } from '@/lib/documents/json-resume';
import { homePageOf, pageTexts } from '../../support/page-texts';
import { siteOf } from '../../support/site';

const resumeOf = (site: Parameters<typeof jsonResume>[0]) =>
  JSON.parse(JSON.stringify(jsonResume(site)));

jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));

test('the period of a certificate, publication or award stands in page, CV and resume.json', async () => {
  const site = siteOf({
    certificates: [{ name: 'Diver', period: { from: '2021', to: '2023-05' } }],
    publications: [
      { name: 'Kelp', period: { from: '2019-02', to: 'present', text: 'Since then' } },
    ],
    awards: [{ title: 'Grant', period: { from: '2020', to: '2022' } }],
  });
  const shown = ['2021 – May 2023', 'Since then', '2020 – 2022'];
  expect(pageTexts(await homePageOf(site))).toEqual(expect.arrayContaining(shown));
  expect(cvData(site).parts).toMatchObject(
    shown.map((date) => ({ entries: [{ details: [date] }] })),
  );
  const { certificates, publications, awards } = resumeOf(site);
  expect(certificates).toMatchObject([{ date: '2021', startDate: '2021', endDate: '2023-05' }]);
  expect(publications).toMatchObject([
    { releaseDate: '2019-02', startDate: '2019-02', dateText: 'Since then' },
  ]);
  expect(awards).toMatchObject([{ date: '2020', startDate: '2020', endDate: '2022' }]);
});

test('education without a school has its title and its link in page, CV and resume.json', async () => {
  const link = 'https://course.dev/';
  const site = siteOf({ education: [{ programme: 'Web Development', period: '2020', link }] });
  const texts = pageTexts(await homePageOf(site));
  expect(texts.slice(texts.indexOf('Web Development') - 2)).toEqual(
    expect.arrayContaining([`href: ${link}`, 'Web Development']),
  );
  expect(texts.filter((text) => text === 'Web Development')).toHaveLength(1);
  const title = { text: 'Web Development', href: link };
  expect(cvData(site).parts).toMatchObject([
    { entries: [{ title, subtitle: undefined, details: ['2020'] }] },
  ]);
  expect(resumeOf(site).education).toMatchObject([{ area: 'Web Development', url: link }]);
});
