import { structuredData } from '@/lib/page-head/structured-data';
import { hostileTexts } from '../../contents/hostile';
import { siteOf } from '../../support/site';

// head.spec.ts compares the whole head, also of several languages.

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
