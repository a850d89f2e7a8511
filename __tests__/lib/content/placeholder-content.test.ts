/** @jest-environment node */
import { content } from '@/lib/content';
import placeholder from '@/lib/content/placeholder-content.json';
import type { Content } from '@/lib/content/schema';
import { isShippedContent } from '@/lib/content/shipped';
import { fullContent } from '../../fixtures/content';

const shipped = placeholder as unknown as Content;
const isShipped = isShippedContent(content);

test('the content is the template’s until its owner puts in a name, an address or a mailbox', () => {
  expect(isShippedContent(shipped)).toBe(true);
  for (const part of ['owner', 'site', 'contact'] as const) {
    expect(isShippedContent({ ...shipped, [part]: fullContent[part] })).toBe(false);
    expect(isShippedContent({ ...shipped, [part]: undefined })).toBe(false);
  }
});

// Of a content of one's own there is nothing to hold.
(isShipped ? test : test.skip)(
  'the list of the template’s texts is up to date; else: npm run placeholder',
  () => {
    expect(placeholder).toEqual({ ...content });
  },
);
