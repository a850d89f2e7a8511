import { expect, test } from './support/fixtures';

test.beforeEach(async ({ visitor }) => {
  await visitor.page.resize(1280, 800);
});

test('a section out of sight shows when it is scrolled to', async ({ visitor, serve }) => {
  await visitor.open((await serve()).url);
  await visitor.sees('heading', 'Skills', { opacity: 0 });
  await visitor.page.run(() => {
    document.getElementById('skills')?.scrollIntoView({ behavior: 'instant' });
  });
  await visitor.sees('heading', 'Skills', { opacity: 1, isInView: true });
});

test('a section shows when a link leads there', async ({ visitor, serve }) => {
  await visitor.open((await serve()).url);
  await visitor.sees('heading', 'Experience', { opacity: 0 });
  await visitor.press('link', 'Experience');
  await visitor.sees('heading', 'Experience', { opacity: 1, isInView: true });
});

test('the last section shows when the keyboard leads there', async ({ visitor, serve }) => {
  await visitor.open((await serve()).url);
  await visitor.sees('heading', 'Get In Touch', { opacity: 0 });
  await visitor.page.key('End');
  await visitor.sees('heading', 'Get In Touch', { opacity: 1 });
});

test('the headline types at about the speed given', async ({ visitor, serve }) => {
  const { page } = visitor;
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
