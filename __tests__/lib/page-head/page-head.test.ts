import { pageMetadata } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { hostileTexts } from '../../contents/hostile';
import type { Changes } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
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

/** The address of `og.png` in the head. */
async function socialImageOf(role: string, changes: Changes = {}): Promise<string | undefined> {
  const site = siteOf({ ...changes, owner: { role, ...changes.owner } });
  const { openGraph, twitter } = await pageMetadata(site);
  const [address, second] = [openGraph, twitter].map((tags) => {
    const [image] = [tags?.images].flat();
    return image instanceof Object && 'url' in image ? String(image.url) : undefined;
  });
  expect(second).toBe(address);
  return address;
}

test('the address of the link preview changes with the picture, because networks keep it by its address', async () => {
  const tester = await socialImageOf('Tester');
  expect(tester).toMatch(/\/og\.png\?v=[0-9a-f]{8}$/);
  expect(await socialImageOf('Tester')).toBe(tester);
  const portraitOf = (src: string, focus: string) => ({
    owner: { portrait: { src, alt: '', focus } },
  });
  const others = await Promise.all([
    socialImageOf('Painter'),
    socialImageOf('Tester', { look: { hues: { paper: 200 } } }),
    socialImageOf('Tester', portraitOf('a.jpg', 'top')),
    socialImageOf('Tester', portraitOf('b.jpg', 'top')),
    socialImageOf('Tester', portraitOf('b.jpg', 'left')),
  ]);
  expect(new Set([tester, ...others]).size).toBe(6);
  enterFolder(makeFolder({ 'public/og.png': 'the picture of the owner' }));
  const own = await socialImageOf('Tester');
  expect(own).not.toBe(tester);
  expect(await socialImageOf('Painter')).toBe(own);
});
