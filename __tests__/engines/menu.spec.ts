import { expect, test } from './support/fixtures';

test('on a phone the menu opens, and closes again in every way', async ({ visitor, serve }) => {
  const openMenu = async () => {
    await visitor.press('button', 'Menu');
    await visitor.sees('link', 'Home', { isFocused: true, opacity: 1 });
  };
  const expectClosed = () => visitor.seesNo('link', 'Skills');
  await visitor.page.resize(390, 800);
  await visitor.open((await serve()).url);
  await expectClosed();

  await test.step('Esc closes it and hands the focus back', async () => {
    await openMenu();
    await visitor.page.key('Escape');
    await expectClosed();
    await visitor.sees('button', 'Menu', { isFocused: true });
  });
  await test.step('its button closes it', async () => {
    await openMenu();
    await visitor.press('button', 'Menu');
    await expectClosed();
  });
  await test.step('a press outside closes it and hands the focus back', async () => {
    await openMenu();
    await visitor.page.pressAt(10, 780);
    await expectClosed();
    await visitor.sees('button', 'Menu', { isFocused: true });
  });
  await test.step('a link of it closes it and leads to its section', async () => {
    await openMenu();
    await visitor.press('link', 'Skills');
    await expectClosed();
    await visitor.sees('heading', 'Skills', { isInView: true, opacity: 1 });
    expect(await visitor.page.run(() => location.hash)).toBe('#skills');
  });
});
