import { pageMetadata } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { hostileTexts } from '../../contents/hostile';
import { siteOf } from '../../support/site';

// head.spec.ts compares the whole head, also of several languages.

test('a link preview names a country if the language has one', () => {
  const previewOf = (language: string) => pageMetadata(siteOf({ site: { language } })).openGraph;
  expect(previewOf('en-GB')).toMatchObject({ type: 'profile', locale: 'en_GB' });
  expect(previewOf('en')).toHaveProperty('locale', 'en_US');
  expect(previewOf('es-419')).toHaveProperty('locale', undefined);
});

test('structured data contain every text, and none ends their element', () => {
  const name = hostileTexts.join(' ');
  const data = structuredData(siteOf({ owner: { name } }));
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name },
  });
  expect(data).not.toContain('<');
});
