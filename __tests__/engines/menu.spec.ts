import { expect, test } from './support/fixtures';

test.beforeEach(async ({ visitor, serve }) => {
  await visitor.page.resize(390, 800);
  await visitor.open((await serve()).url);
  await visitor.seesNo('link', 'Skills');
  await visitor.press('button', 'Menu');
  await visitor.sees('link', 'Home', { isFocused: true, opacity: 1 });
});

test('on a phone, Esc closes the menu and hands the focus back', async ({ visitor }) => {
  await visitor.page.key('Escape');
  await visitor.seesNo('link', 'Skills');
  await visitor.sees('button', 'Menu', { isFocused: true });

  await visitor.press('button', 'Menu');
  await visitor.sees('link', 'Skills');
  await visitor.press('button', 'Menu');
  await visitor.seesNo('link', 'Skills');
});

test('on a phone, a press outside closes the menu and hands the focus back', async ({
  visitor,
}) => {
  await visitor.page.pressAt(10, 780);
  await visitor.seesNo('link', 'Skills');
  await visitor.sees('button', 'Menu', { isFocused: true });
});

test('on a phone, a link of the menu closes it and leads to its section', async ({ visitor }) => {
  await visitor.press('link', 'Skills');
  await visitor.seesNo('link', 'Skills');
  await visitor.sees('heading', 'Skills', { isInView: true, opacity: 1 });
  expect(await visitor.page.run(() => location.hash)).toBe('#skills');
});
