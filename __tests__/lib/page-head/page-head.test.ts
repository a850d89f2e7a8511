/** @jest-environment node */
import { notFoundMetadata, pageMetadata } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { hostileTexts } from '../../fixtures/hostile';
import { siteOf } from '../../support/site';

// generated-files.test.ts compares the whole head, also of several languages.

test('a link preview names a country if the language has one', () => {
  const previewOf = (language: string) => pageMetadata(siteOf({ site: { language } })).openGraph;
  expect(previewOf('en-GB')).toMatchObject({ type: 'profile', locale: 'en_GB' });
  expect(previewOf('en')).toHaveProperty('locale', undefined);
});

test('the page for unknown addresses names no address, and is in no index', () => {
  const site = siteOf();
  const metadata = notFoundMetadata(site);
  expect(metadata).toMatchObject({ robots: { index: false }, icons: pageMetadata(site).icons });
  expect(JSON.stringify(metadata)).not.toContain(site.url('/'));
});

test('structured data contain every text, and none ends their element', () => {
  const name = hostileTexts.join(' ');
  const data = structuredData(siteOf({ owner: { name } }));
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    isPartOf: { '@type': 'WebSite' },
    mainEntity: { '@type': 'Person', name },
  });
  expect(data).not.toContain('<');
});

test('structured data name a company once, at which the owner has several roles', () => {
  const job = { company: 'Porto', period: { from: '2024', to: 'present' }, skills: [] };
  const site = siteOf({ experience: ['Pilota', 'Nostromo'].map((role) => ({ ...job, role })) });
  expect(JSON.parse(structuredData(site)).mainEntity.worksFor).toHaveLength(1);
});

test('structured data know from the day of the last change what goes on', () => {
  // A period that is only a text may have ended or not.
  const periods = [
    ['2026-03-01', { from: '2023', to: '2027' }, 'goes on'],
    ['2026-03-01', { from: '2023', to: 'present', text: '2023 – oggi' }, 'goes on'],
    ['2026-02-28', { from: '2024', to: '2026-02' }, 'goes on'],
    ['2027-01-01', { from: '2024', to: '2026' }, 'has ended'],
    ['2026-03-01', 'da qualche anno', undefined],
    ['2026-03-01', undefined, 'has ended'],
    ['2026-03-01', { from: '2026-04', to: 'present' }, undefined],
    ['2026-03-01', { from: '2027', to: '2028' }, undefined],
  ] as const;
  const known = periods.map(([updated, period]) => {
    const site = siteOf({
      site: { updated },
      experience: [{ company: 'Porto', role: 'Pilota', period, skills: [] }],
      education: [{ school: 'City College', period }],
    });
    const { worksFor, alumniOf } = JSON.parse(structuredData(site)).mainEntity;
    if (worksFor?.[0].name === 'Porto') return [updated, period, 'goes on'];
    return [updated, period, alumniOf?.[0].name === 'City College' ? 'has ended' : undefined];
  });
  expect(known).toEqual(periods);
});
