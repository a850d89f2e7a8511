import { fitsAside } from '@/components/theme/headline-size';

test('a title hangs beside its section only if its longest word has room there', () => {
  const fitting = ['Experience', 'Certificates', 'Where I’ve Worked', 'Karanasan', '職務経歴'];
  const tooLong = ['Berufserfahrung', 'Meine Veröffentlichungen'];
  expect([...fitting, ...tooLong].filter(fitsAside)).toEqual(fitting);
});
