import { content } from '../../lib/content';
import { expect, test } from './support/fixtures';

test('the page loads, comes alive and reports nothing', async ({ visitor, serve }) => {
  const { url } = await serve();
  await visitor.open(url);
  await visitor.sees('heading', 'About');
  expect(await visitor.page.run(() => document.title)).toContain(content.owner.name);
});

test('the policy stops a script that someone has put into the page', async ({
  visitor,
  serve,
  allow,
}) => {
  allow(/./); // Every browser says it in its own words.
  const { url } = await serve();
  await visitor.open(url);
  const ran = await visitor.page.run(() => {
    const button = document.createElement('button');
    try {
      button.setAttribute('onclick', 'window.ran = true');
      document.body.append(button);
      button.click();
    } catch {
      // Browsers with trusted types refuse even the attribute.
    }
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});

test('opened at an anchor, the page does not wait for its scripts', async ({ visitor, serve }) => {
  const { url } = await serve();
  await visitor.open(`${url}/#contact`);
  await visitor.sees('heading', 'Get In Touch', { opacity: 1, isInView: true });
  const { loaded, asked } = await visitor.page.run(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .domContentLoadedEventStart,
    asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))
      ?.startTime,
  }));
  // Four seconds after that they come in any case: lib/browser/early-script.ts.
  expect(asked).toBeLessThan(loaded + 3900);
});

test('Back brings the page as alive as it was left', async ({ visitor, serve }) => {
  const [{ url, messages }, elsewhere] = [await serve(), await serve()];
  const { page } = visitor;
  await page.resize(1280, 800);
  await visitor.open(url);
  await visitor.sees('button', 'Pause animation');
  await page.open(`${elsewhere.url}/404`);
  await page.back();
  await expect.poll(() => page.run(() => location.href).catch(() => '')).toBe(`${url}/`);
  await visitor.comeAlive();

  await visitor.press('link', 'Skills');
  await visitor.sees('heading', 'Skills', { opacity: 1, isInView: true });
  await visitor.write('Name', 'Ana Reyes');
  await visitor.write('Email', 'ana@example.com');
  await visitor.write('Message', 'Hello');
  await visitor.press('button', 'Send Message');
  await visitor.sees('button', 'Message Sent!');
  expect(messages).toHaveLength(1);
});
