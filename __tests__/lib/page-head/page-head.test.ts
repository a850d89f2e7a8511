/** @jest-environment <rootDir>/__tests__/support/zone-environment.ts */
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { pageMetadata } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { fullContent, linkedContent, minimalContent } from '../../fixtures/content';
import { portraitOf, siteOf } from '../../support/site';

test('the head contains the page’s canonical address, and absolute addresses for link previews', () => {
  const head = (of: Content) => pageMetadata(siteOf(of));
  const { alternates, openGraph } = head(fullContent);
  const url = 'https://juan-dela-cruz.example';
  expect(alternates?.canonical).toBe(url);
  const profile = { type: 'profile', firstName: 'Juan', lastName: 'Dela Cruz' };
  const alt = 'Juan Dela Cruz, Junior Full-Stack Developer';
  const images = [{ url: `${url}/og.png`, alt, width: 1200, height: 630 }];
  expect(openGraph).toMatchObject({ ...profile, url, locale: 'en_GB', images });
  const owner = { ...minimalContent.owner, name: 'Maria' };
  expect(head({ ...minimalContent, owner }).openGraph).not.toHaveProperty('lastName');
  expect(head(minimalContent).openGraph).toHaveProperty('locale', undefined);
});

describe('structured data', () => {
  const words = { experience: { present: 'oggi' } };
  const italian = { ...minimalContent, site: { ...minimalContent.site, language: 'it', words } };
  const text = (of: Content) => structuredData(siteOf(of), portraitOf(siteOf(of)));
  const profilePage = (of: Content) => JSON.parse(text(of));
  const owner = (of: Content) => profilePage(of).mainEntity;

  test('contain texts without the addresses of their links', () => {
    expect(text(linkedContent)).toContain('"description":"I wrote the intro. It is short."');
  });

  test('describe the owner, with employers and schools', () => {
    expect(owner(fullContent)).toMatchObject({
      name: 'Juan Dela Cruz',
      jobTitle: 'Junior Full-Stack Developer',
      image: 'https://juan-dela-cruz.example/pictures/portrait.jpeg',
      telephone: '+63 000 000 0000',
      sameAs: templateContent.contact.social.map(({ href }) => href),
      knowsAbout: expect.arrayContaining(['React', 'C', 'Steam']),
      worksFor: [{ name: 'Bayside Software Works' }, { name: 'Lantern Labs Collective' }],
      award: ['Net of the Year', 'Kelp of the Year'],
      alumniOf: [{ name: 'City College', url: 'https://college.example/' }, {}],
    });
    expect(profilePage(fullContent).dateModified).toBe(fullContent.site.updated);
    for (const name of ['sameAs', 'award', 'knowsAbout', 'worksFor', 'alumniOf']) {
      expect(owner(minimalContent)).not.toHaveProperty(name);
    }
  });

  // A period that is only a text may have ended or not.
  test.each([
    ['2026-03-01', { from: '2023', to: '2027' }, 'goes on'],
    ['2026-03-01', { from: '2023', to: 'present', text: '2023 – oggi' }, 'goes on'],
    ['2026-02-28', { from: '2024', to: '2026-02' }, 'goes on'],
    ['2027-01-01', { from: '2024', to: '2026' }, 'has ended'],
    ['2026-03-01', 'da qualche anno', 'may go on'],
  ] as const)('know on %s that the period %j %s', (updated, period, phase) => {
    const person = owner({
      ...italian,
      site: { ...italian.site, updated },
      experience: [{ company: 'Porto', role: 'Pilota', period, skills: [] }],
      education: [{ school: 'City College', period }],
    });
    const current = [expect.objectContaining({ name: 'Porto' })];
    expect(person.worksFor).toEqual(phase === 'goes on' ? current : undefined);
    const former = [expect.objectContaining({ name: 'City College' })];
    expect(person.alumniOf).toEqual(phase === 'has ended' ? former : undefined);
  });
});
