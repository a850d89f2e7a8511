/** @jest-environment node */
import { type Passage, readPassages } from '@/tools/support/comparison/facts';
import { tokensIn } from '@/tools/support/comparison/tokens';

const keysOf = (text: string) => tokensIn(text).map(({ key }) => key);

test.each([
  [
    '2021-05',
    ['May 2021', 'may, 2021', '05/2021', '5.2021', 'mayo de 2021', 'Mai 2021', '2021年5月'],
  ],
  [
    '2021-05-03',
    ['May 3, 2021', '3rd May 2021', '3. Mai 2021', '3.5.2021', '2021-05-03T09:00:00Z'],
  ],
  ['2021', ['2021', '14/05/2021', '٢٠٢١']],
  ['40', ['40', '40 %', '40%', '٤٠٪', '40x']],
  ['100000', ['100,000', '100.000', '100 000', '(100 000 €)', '+100 000', '100k+', '100K']],
  ['16100', ['16,100', '16.1k']],
  ['1200000.5', ['1,200,000.5', '1.200.000,5']],
  ['9460000', ['+44 (0)20 7946 0000', '020 / 7946 00 00', '02079460000']],
  ['githubcom/ana', ['https://www.github.com/Ana/', 'github.com/ana', 'http://github.com/ana']],
  ['ana@reefexample', ['mailto:ana@reef.example', 'Ana@reef.example']],
  ['anadev', ['https://ana.dev', 'ana.dev']],
  ['frontend', ['Front-End', 'frontend']],
  ['nextjs', ['Next.js', 'NextJS', 'next.js']],
  ['resume', ['Résumé', 'resume']],
])('%s is the key of all its spellings', (key, spellings) => {
  expect(spellings.map((spelling) => [spelling, keysOf(spelling)])).toEqual(
    spellings.map((spelling) => [spelling, [key]]),
  );
});

test('reads both ends of a period', () => {
  expect(keysOf('Jun – Aug 2022')).toEqual(['2022-06', '2022-08']);
  expect(keysOf('June to August 2022')).toEqual(['2022-06', 'to', '2022-08']);
  expect(keysOf('2019–21, 2017/18')).toEqual(['2019', '2021', '2017', '2018']);
  expect(keysOf('(2019 - 2021)')).toEqual(['2019', '2021']);
  expect(keysOf('05.2021 - 06.2022')).toEqual(['2021-05', '2022-06']);
});

test('numbers in parentheses are no phone number', () => {
  expect(keysOf('(35 - 40 %)')).toEqual(['35', '40']);
  expect(keysOf('(2 000 - 3 000)')).toEqual(['2000', '3000']);
});

const factsIn = (text: string, form: Passage['form'] = 'line') =>
  readPassages([{ text, form }]).flatMap((passage) =>
    passage.facts.map(({ start, end }) => passage.text.slice(start, end)),
  );

test('names have a capital within a sentence, or capitals, digits and signs inside', () => {
  expect(
    factsIn('Built an API in C++ and gRPC. It replaced Google’s S3, e.g. for Next.js.'),
  ).toEqual(['API', 'C++', 'gRPC', 'Google', 'S3', 'Next.js']);
});

test('a word at the beginning is a name in a list and in a title, but not in a sentence', () => {
  expect(factsIn('Docker, Figma')).toEqual(['Docker', 'Figma']);
  expect(factsIn('- Docker')).toEqual(['Docker']);
  expect(factsIn('Docker runs it.')).toEqual([]);
  expect(factsIn('Docker', 'value')).toEqual(['Docker']);
  expect(factsIn('Docker runs it.', 'value')).toEqual([]);
  expect(factsIn('Docker images', 'title')).toEqual(['Docker']);
});

test('months, initials, and names of files are no facts', () => {
  expect(factsIn('In May, J. and I drew portrait.png and https://ana.dev/me.jpg.')).toEqual([]);
});

test('nouns of German are no facts, nor are capitals in a translation', () => {
  const german = 'Senkte mit Siemens und der Bahn die Kosten um 40 % mit GraphQL';
  expect(factsIn(german)).toEqual(['40 %', 'GraphQL']);
  expect(factsIn('Ahorré a Siemens un 40 % con GraphQL', 'translation')).toEqual([
    '40 %',
    'GraphQL',
  ]);
});
