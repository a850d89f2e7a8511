/** @jest-environment node */
import type { Content } from '@/lib/content/schema';
import { projectAnchors } from '@/lib/content/text';
import { structuredData } from '@/lib/documents/structured-data';
import { fullContent, hostileContent, minimalContent } from '../../fixtures/content';
import { places } from '../../support/places';

type Node = Record<string, unknown> & { '@type': string; '@id': string };

function text(of: Content) {
  const { addressOf, imageOf } = places(of);
  return structuredData(of, addressOf, imageOf);
}

function nodes(of: Content): Node[] {
  const data = JSON.parse(text(of));
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

function node(of: Content, type: string): Node {
  const found = nodes(of).find((each) => each['@type'] === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
}

test.each(Object.entries({ minimalContent, fullContent, hostileContent }))(
  '%s: the page is about the person, and every reference leads to a node of the graph',
  (_, of) => {
    const all = nodes(of);
    const ids = all.map((each) => each['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(node(of, 'ProfilePage').mainEntity).toEqual({ '@id': node(of, 'Person')['@id'] });
    const references = [...text(of).matchAll(/\{"@id":("[^"]*")\}/g)].map(([, id]) =>
      JSON.parse(id ?? '""'),
    );
    expect(references.length).toBeGreaterThan(2);
    for (const reference of references) expect(ids).toContain(reference);
  },
);

test('no text can end the script element or begin a comment in it', () => {
  expect(text(hostileContent)).not.toContain('<');
  expect(node(hostileContent, 'Person').givenName).toBe('</script>');
});

test('the person has what search engines ask for', () => {
  expect(node(fullContent, 'Person')).toMatchObject({
    name: 'Ada King Lovelace',
    jobTitle: 'Developer',
    image: 'https://ada.example/pictures/portrait.png',
    address: 'London',
    sameAs: ['https://git.example/ada', 'https://in.example/ada'],
    knowsAbout: ['React', 'C', 'Java'],
    worksFor: [{ '@type': 'Organization', name: 'Analytical Engine Works' }],
  });
});

test('a project with source code says where, one without is a work; both have their card’s anchor', () => {
  const [first, second] = projectAnchors(fullContent.projects);
  expect(node(fullContent, 'SoftwareSourceCode')).toMatchObject({
    '@id': `https://ada.example/#${first}`,
    name: 'Note G',
    codeRepository: 'https://code.example/g',
    url: 'https://demo.example/g',
  });
  expect(node(fullContent, 'CreativeWork')).toMatchObject({
    '@id': `https://ada.example/#${second}`,
    url: `https://ada.example/#${second}`,
  });
});

test('what is not set is absent', () => {
  const person = node(minimalContent, 'Person');
  for (const name of ['sameAs', 'knowsAbout', 'knowsLanguage', 'worksFor']) {
    expect(person).not.toHaveProperty(name);
  }
});

test('the only date of the page is the content’s', () => {
  expect(node(minimalContent, 'ProfilePage').dateModified).toBe('2026-03-01');
});
