import { headlineWidth } from '@/components/styles/headline-size';

test('break marks let a phrase take two and a half lines', () => {
  const widthOf = (phrase: string) => headlineWidth([[...phrase]]);
  // Without marks it is one long word. With them it takes three lines, one of them half empty.
  const ratio = widthOf('働く\u200b働く\u200b働く') / widthOf('働く働く働く');
  expect(ratio).toBeCloseTo(1 / 2.5);
});
