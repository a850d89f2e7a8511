/** @jest-environment node */
import fc from 'fast-check';
import { content } from '@/lib/content';
import { anchors, projectAnchors, slug } from '@/lib/content/text';
import { hostileContent } from '../../fixtures/content';

describe('anchors', () => {
  test.each([
    ['Crypt The Prices', 'crypt-the-prices'],
    ['  Node.js  ', 'nodejs'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['Café Olé', 'cafe-ole'],
    ['Привет', 'привет'],
    ['Йога', 'йога'],
    ['नमस्ते', 'नमस्ते'],
    ['東京 案内', '東京-案内'],
    ['👩‍👩‍👧‍👦', 'entry'],
  ])('of %s is %s', (title, expected) => {
    expect(slug(title)).toBe(expected);
  });

  test('are all different, and fit into an id and an address', () => {
    const ids = projectAnchors([...hostileContent.projects, ...hostileContent.projects]);
    expect(new Set(ids).size).toBe(10);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (titles) => {
        const found = anchors(titles, 'x');
        expect(new Set(found).size).toBe(titles.length);
        for (const id of found) expect(id).toMatch(/^x-[\p{L}\p{M}\p{N}-]{1,80}$/u);
      }),
    );
  });

  test('stay when another project is added after', () => {
    const ids = projectAnchors(content.projects);
    expect(projectAnchors([...content.projects, { title: 'New' }]).slice(0, -1)).toEqual(ids);
  });
});
