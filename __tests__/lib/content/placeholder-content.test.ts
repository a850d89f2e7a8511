/** @jest-environment node */
import placeholder from '@/lib/content/placeholder-content.json';
import type { Content } from '@/lib/content/schema';
import { isShippedContent } from '@/lib/content/shipped';
import { fullContent } from '../../fixtures/content';

const shipped = placeholder as unknown as Content;

test('the content is the template’s until its owner puts in a name, an address or a mailbox', () => {
  expect(isShippedContent(shipped)).toBe(true);
  for (const part of ['owner', 'site', 'contact'] as const) {
    expect(isShippedContent({ ...shipped, [part]: fullContent[part] })).toBe(false);
    expect(isShippedContent({ ...shipped, [part]: undefined })).toBe(false);
  }
});
