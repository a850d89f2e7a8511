import { contentSchema } from '@/lib/content/schema';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';

test.each([
  ['https://mail.example', true],
  ['http://localhost:3001', true],
  ['http://127.0.0.1:3001', true],
  ['http://mail.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
])('messages are sent encrypted, or stay on this computer: %s', (host, isAccepted) => {
  const content = changed(minimalContent, { contact: { emailService: { host } } });
  expect(contentSchema.safeParse(content).success).toBe(isAccepted);
});
