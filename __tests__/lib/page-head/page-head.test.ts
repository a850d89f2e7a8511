import type { Content } from '@/lib/content/schema';
import { pageMetadata, pageViewport } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { hostileTexts } from '../../contents/hostile';
import { siteOf } from '../../support/site';

// head.spec.ts compares the whole head, also of several languages.

test('a link preview names a country if the language has one', () => {
  const previewOf = (language: string) => pageMetadata(siteOf({ site: { language } })).openGraph;
  expect(previewOf('en-GB')).toMatchObject({ type: 'profile', locale: 'en_GB' });
  expect(previewOf('en')).toHaveProperty('locale', undefined);
  const spanish = { language: 'es', href: 'https://ana.example/es/' };
  expect(pageMetadata(siteOf(), [spanish]).openGraph).toHaveProperty('locale', 'en_US');
});

test('the color of an owner’s first theme comes before those of the system’s themes', () => {
  const colorsWith = (look?: Content['look']) =>
    [pageViewport(siteOf({ look })).themeColor].flat().map((color) => color as { color: string });
  const ofSystem = colorsWith();
  expect(ofSystem).toHaveLength(2);
  const [first, ...others] = colorsWith({ theme: 'dark' });
  expect(others).toEqual(ofSystem);
  expect(first).toEqual({ color: ofSystem[1]?.color });
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
