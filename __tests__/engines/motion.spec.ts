import { expect, test } from './support/fixtures';

test('a section shows when one follows a link, scrolls, or uses the keyboard', async ({
  visitor,
  serve,
}) => {
  await visitor.page.resize(1280, 800);
  await visitor.open((await serve()).url);
  for (const hidden of ['Experience', 'Featured Projects', 'Get In Touch']) {
    await visitor.sees('heading', hidden, { opacity: 0 });
  }
  await test.step('where a link leads', async () => {
    await visitor.press('link', 'Experience');
    await visitor.sees('heading', 'Experience', { opacity: 1, isInView: true });
  });
  await test.step('scrolled to', async () => {
    await visitor.sees('heading', 'Featured Projects', { opacity: 0 });
    await visitor.page.run(() => {
      document.getElementById('projects')?.scrollIntoView({ behavior: 'instant' });
    });
    await visitor.sees('heading', 'Featured Projects', { opacity: 1, isInView: true });
  });
  await test.step('where the keyboard leads', async () => {
    await visitor.sees('heading', 'Get In Touch', { opacity: 0 });
    await visitor.page.key('End');
    await visitor.sees('heading', 'Get In Touch', { opacity: 1 });
  });
});

test('the headline types at about the speed given', async ({ visitor, serve }) => {
  const { page } = visitor;
  await page.resize(1280, 800);
  await visitor.open((await serve()).url);
  await visitor.sees('button', 'Pause animation');
  await page.run(() => {
    const seen: { length: number; at: number }[] = [];
    Object.assign(window, { seen });
    const typed = document.querySelector('h1 > [data-moving] > span');
    const look = () =>
      seen.push({ length: typed?.textContent?.length ?? 0, at: performance.now() });
    if (typed) new MutationObserver(look).observe(typed, { childList: true, subtree: true });
  });
  const seen = () =>
    page.run(() => (window as never as { seen: { length: number; at: number }[] }).seen);
  await expect.poll(async () => (await seen()).length, { timeout: 20_000 }).toBeGreaterThan(30);

  const steps = (await seen()).flatMap(({ length, at }, index, all) => {
    const before = all[index - 1];
    return before ? [{ grown: length - before.length, took: at - before.at }] : [];
  });
  for (const [grown, speed] of [
    [1, 80],
    [-1, 60],
  ] as const) {
    const times = steps.filter((step) => step.grown === grown).map(({ took }) => took);
    const middle = times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
    // A machine with other work draws fewer frames, but none types faster than it should.
    expect(middle, `${grown}`).toBeGreaterThan(speed - 17);
    expect(middle, `${grown}`).toBeLessThan(speed * 3);
  }
});
