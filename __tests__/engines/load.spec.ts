import { content } from '../../lib/content';
import { expect, test } from './support/fixtures';

test('the page loads, comes alive and reports nothing', async ({ visitor, serve }) => {
  const { url } = await serve();
  await visitor.open(url);
  await visitor.sees('heading', 'About');
  expect(await visitor.page.run(() => document.title)).toContain(content.owner.name);
});
