/** @jest-environment node */
import { isTemplateContent, templateContent } from '@/lib/content/template';
import { fullContent } from '../../fixtures/content';

test('the content is the template’s until its owner puts in a name, an address or a mailbox', () => {
  expect(isTemplateContent(templateContent)).toBe(true);
  for (const part of ['owner', 'site', 'contact'] as const) {
    expect(isTemplateContent({ ...templateContent, [part]: fullContent[part] })).toBe(false);
    expect(isTemplateContent({ ...templateContent, [part]: undefined })).toBe(false);
  }
});
