import { type Passage, readPassage } from '@/tools/support/comparison/facts';
import { monthNumbersIn } from '@/tools/support/comparison/month-names';
import { tokenReader } from '@/tools/support/comparison/tokens';

const readTokens = tokenReader(monthNumbersIn(['en', 'de', 'es', 'fr']));

const keysOf = (text: string) => readTokens(text).map(({ key }) => key);

test.each([
  [
    '2021-05',
    ['May 2021', 'may, 2021', '05/2021', '5.2021', '2021-05-03', 'mayo de 2021', 'Mai 2021'],
  ],
  ['2021-05', ['May 3, 2021', '3rd May 2021', '3–4 May 2021', '3. Mai 2021', '3.5.2021']],
  ['2021-01', ['January 2021', 'janvier 2021', 'janv. 2021']],
  ['40', ['40', '40 %', '40%']],
  ['100000', ['100,000', '100.000', '100 000', '(100 000 €)', '+100 000']],
  ['1200000.5', ['1,200,000.5']],
  ['9460000', ['+44 (0)20 7946 0000', '(020) 79 46 00 00', '02079460000']],
  ['githubcom/ana', ['https://www.github.com/Ana/', 'github.com/ana', 'http://github.com/ana']],
  ['ana@reefexample', ['mailto:ana@reef.example', 'Ana@reef.example']],
  ['anadev', ['https://ana.dev', 'ana.dev']],
  ['nextjs', ['Next.js', 'NextJS', 'next.js']],
  ['resume', ['Résumé', 'resume']],
])('%s is the key of all its spellings', (key, spellings) => {
  expect(spellings.map((spelling) => [spelling, keysOf(spelling)])).toEqual(
    spellings.map((spelling) => [spelling, [key]]),
  );
});

test('both ends of a period are read', () => {
  expect(keysOf('Jun – Aug 2022')).toEqual(['2022-06', '2022-08']);
  expect(keysOf('June to August 2022')).toEqual(['2022-06', 'to', '2022-08']);
  expect(keysOf('2019-2021')).toEqual(['2019', '2021']);
  expect(keysOf('05.2021 - 06.2022')).toEqual(['2021-05', '2022-06']);
});

test('numbers in parentheses are no phone number', () => {
  expect(keysOf('(2 000 - 3 000)')).toEqual(['2000', '3000']);
});

function factsIn(text: string, changes: Partial<Passage> = {}, capitalsMarkNames = true) {
  const passage = readPassage({ text, isTitle: false, ...changes }, readTokens, {
    capitalsMarkNames,
  });
  return passage.facts.map(({ start, end }) => passage.text.slice(start, end));
}

test('names have a capital within a sentence, or capitals, digits and signs inside', () => {
  expect(
    factsIn('Built an API in C++ and gRPC. It replaced Google’s S3, e.g. for Next.js.'),
  ).toEqual(['API', 'C++', 'gRPC', 'Google', 'S3', 'Next.js']);
});

test('a word at the beginning is a name in a list and in a title, but not in a sentence', () => {
  expect(factsIn('Docker, Figma')).toEqual(['Docker', 'Figma']);
  expect(factsIn('- Docker')).toEqual(['Docker']);
  expect(factsIn('Docker runs it.')).toEqual([]);
  expect(factsIn('Docker images', { isTitle: true })).toEqual(['Docker']);
});

test('months, initials, and names of files are no facts', () => {
  expect(factsIn('In May, J. and I drew portrait.png and https://ana.dev/me.jpg.')).toEqual([]);
});

test('where capitals mark no names, only words with another mark of a name are facts', () => {
  const german = 'Senkte mit Siemens und der Bahn die Kosten um 40 % mit GraphQL';
  expect(factsIn(german, {}, false)).toEqual(['40 %', 'GraphQL']);
});
