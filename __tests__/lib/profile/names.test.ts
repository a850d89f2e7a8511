import { firstLetter, nameLines, nameParts, ownerInitials } from '@/lib/profile/names';

test('a name has first names, a family name, and a line for each', () => {
  const names = [
    ['Ana Maria Santos', 'Ana Maria', undefined, 'Santos', 'Ana Maria|Santos'],
    ['Nagy Anna', 'Anna', undefined, 'Nagy', 'Nagy|Anna'],
    ['山田健二', '健二', '山田', '山田', '山田健二'],
    ['Sukarno', 'Sukarno', undefined, '', 'Sukarno'],
    ['Márquez, Gabriel', 'Gabriel', 'Márquez', 'Márquez', 'Márquez,|Gabriel'],
    ['Dr. Käthe Groß, MBA', 'Käthe', undefined, 'Groß, MBA', 'Dr. Käthe|Groß, MBA'],
    ['Dr. Käthe Groß, MBA', 'Käthe', 'Groß', 'Groß', 'Dr. Käthe|Groß, MBA'],
    ['Ana Li, Lic.', 'Ana', 'Li', 'Li', 'Ana|Li, Lic.'],
    ['Ana Liu Li', 'Ana Liu', undefined, 'Li', 'Ana Liu|Li'],
    ['Ana Liu Li, PhD', 'Ana Liu', 'Li', 'Li', 'Ana Liu|Li, PhD'],
    ['Ana Cruz Ana', 'Ana', undefined, 'Cruz Ana', 'Ana|Cruz Ana'],
    ['Anabel Ana', 'Ana', undefined, 'Anabel', 'Anabel|Ana'],
  ] as const;
  const read = names.map(([name, firstNames, familyName]) => {
    const owner = { name, firstNames, familyName };
    const parts = nameParts(owner);
    return [name, parts.firstNames, familyName, parts.familyName, nameLines(owner).join('|')];
  });
  expect(read).toEqual(names);
});

test('a missing logo is replaced by the first letter or digit of the name', () => {
  const names = [
    ['adidas', 'A'],
    ['"éva" (von) o’neil', 'É'],
    ['2bits', '2'],
    ['株式会社みなと', '株'],
    ['👩‍👩‍👧‍👦 !', '👩‍👩‍👧‍👦'],
  ] as const;
  expect(names.map(([name]) => [name, firstLetter(name)])).toEqual(names);
});

test('the owner’s icon has a letter of first names and family name, in the order of the name', () => {
  const owners = [
    ['Dr. Ana Cruz, PhD', 'Ana', 'Cruz', 'AC'],
    ['山田 健二', '健二', '山田', '山健'],
    ['山田健二', '健二', '山田', '山健'],
    ['Juan Dela Cruz', 'Juan', undefined, 'JD'],
    ['ana garcía lópez', 'ana', undefined, 'AG'],
    ['Sukarno', 'Sukarno', undefined, 'S'],
  ] as const;
  const read = owners.map(([name, firstNames, familyName]) => {
    const letters = ownerInitials({ name, firstNames, familyName });
    return [name, firstNames, familyName, letters];
  });
  expect(read).toEqual(owners);
});
