/** @jest-environment <rootDir>/__tests__/support/zone-environment.ts */
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { pageMetadata } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { everything, fullContent, linkedContent, minimalContent } from '../../fixtures/content';
import { addressesOf } from '../../support/addresses';

test('the head contains the page’s canonical address, and absolute addresses for link previews', () => {
  const head = (of: Content) => pageMetadata(of, addressesOf(of).absoluteUrl);
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
  const text = (of: Content) =>
    structuredData(of, addressesOf(of).absoluteUrl, addressesOf(of).portrait);
  const graph = (of: Content): Record<string, unknown>[] => JSON.parse(text(of))['@graph'];
  const node = (of: Content, type: string) => graph(of).find((each) => each['@type'] === type);

  test.each(Object.entries({ minimalContent, fullContent, everything }))(
    'of %s refer to existing nodes only',
    (_, of) => {
      const ids = graph(of).map((each) => each['@id']);
      expect(new Set(ids).size).toBe(ids.length);
      const references = [...text(of).matchAll(/\{"@id":("[^"]*")\}/g)];
      expect(references.length).toBeGreaterThan(2);
      for (const [, id = '""'] of references) expect(ids).toContain(JSON.parse(id));
    },
  );

  test('contain texts without the addresses of their links', () => {
    expect(text(linkedContent)).toContain('"description":"I wrote the intro. It is short."');
  });

  test('texts cannot end the script element', () => {
    expect(text(everything)).not.toContain('<');
    expect(node(everything, 'Person')).toMatchObject({ givenName: '‹Maria›' });
  });

  test('describe the owner, with employers and schools', () => {
    expect(node(fullContent, 'Person')).toMatchObject({
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
    expect(node(fullContent, 'ProfilePage')).toMatchObject({
      dateModified: fullContent.site.updated,
    });
    for (const name of ['sameAs', 'award', 'knowsAbout', 'worksFor', 'alumniOf']) {
      expect(node(minimalContent, 'Person')).not.toHaveProperty(name);
    }
  });

  // The last one may have ended or not.
  test.each([
    ['2023 – 2027', [{ name: 'Porto' }]],
    ['2023 – oggi', [{ name: 'Porto' }]],
    ['da qualche anno', undefined],
  ])('know what goes on, but not what has ended, in the period "%s"', (period, worksFor) => {
    const education = [{ school: 'City College', period }];
    const experience = [{ company: 'Porto', role: 'Pilota', period, skills: [] }];
    const person = node({ ...italian, education, experience }, 'Person');
    expect(person).not.toHaveProperty('alumniOf');
    expect(person?.worksFor).toEqual(worksFor?.map((job) => expect.objectContaining(job)));
  });

  test.each([
    ['2026-02-28', '2026-02', 'is in its last month'],
    ['2027-01-01', '2026', 'has ended'],
  ])('on %s, a period until %s %s', (updated, to, phase) => {
    const period = { from: '2024', to };
    const of = {
      ...minimalContent,
      site: { ...minimalContent.site, updated },
      experience: [{ company: 'Porto', role: 'Pilota', period, skills: [] }],
      education: [{ school: 'City College', period }],
    };
    const entries = phase === 'has ended' ? 'alumniOf' : 'worksFor';
    const other = phase === 'has ended' ? 'worksFor' : 'alumniOf';
    expect(node(of, 'Person')).toHaveProperty(entries);
    expect(node(of, 'Person')).not.toHaveProperty(other);
  });
});
