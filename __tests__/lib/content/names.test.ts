import { nameParts } from '@/lib/content/text';

test.each([
  ['Juan Dela Cruz', 'Juan', 'Juan', 'Dela Cruz'],
  ['Ana Maria  Santos', 'Ana Maria', 'Ana Maria', 'Santos'],
  ['Nagy Anna', 'Anna', 'Anna', 'Nagy'],
  ['Ada', 'Ada', 'Ada', ''],
  // A nickname is no part of the name, even if the name begins with it.
  ['Benjamin Lee', 'Ben', 'Benjamin Lee', ''],
  ['Ada King Lovelace', 'Countess', 'Ada King Lovelace', ''],
  ['Ben', 'Ben Lee', 'Ben', ''],
])('%s, called %s: given %s, family %j', (name, firstNames, given, family) => {
  expect(nameParts({ name, firstNames })).toEqual({ given, family });
});
