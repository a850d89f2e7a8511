import { faultLine } from '@/lib/content/fault';
import { picturesIn, textFields } from '@/lib/content/text-fields';
import { checkContent } from '@/lib/site/check-content';
import { finished } from '../../contents/minimal';
import { enterFolder, makeFolder } from '../../support/folder';

// A project gets fields that no other code knows.
jest.mock('@/lib/content/schema', () => {
  const schema = jest.requireActual('@/lib/content/schema');
  const { link, linkedProse, list, logo, picture } = jest.requireActual(
    '@/lib/content/schema-fields',
  );
  const project = schema.contentSchema.shape.projects.element;
  const extended = project.extend({
    thesis: link.optional(),
    emblem: logo.optional(),
    sketches: list(picture, 3).optional(),
    story: linkedProse(200).optional(),
  });
  return { ...schema, contentSchema: schema.contentSchema.extend({ projects: list(extended, 9) }) };
});

const sketches = [{ src: '/images/sketch.png', alt: 'A sketch' }];
const fields = { thesis: '/thesis.pdf', emblem: '/emblem.svg', sketches };
const contentWith = (more: object) =>
  finished({ projects: [{ title: 'Kelp', tags: [], ...more }] });

test('links, pictures and logos of a new field are found by what the schema says about it', () => {
  // There are no files in public/.
  enterFolder(makeFolder({}));
  const files = { '': contentWith(fields) };
  expect(picturesIn(files).map(({ src, use }) => [src, use])).toEqual([
    ['/emblem.svg', 'logo'],
    ['/images/sketch.png', 'picture'],
  ]);
  expect(checkContent(files).faults.map(faultLine)).toEqual([
    expect.stringContaining('› thesis: there is no such file'),
    expect.stringContaining('› emblem: there is no such file'),
    expect.stringContaining('› sketches › entry 1 › src: there is no such file'),
  ]);
});

test('texts of a new field may have links, which must lead to a part of the page', () => {
  const content = contentWith({ story: 'As [told](#nowhere).' });
  expect(textFields(content).filter(({ hasLinks }) => hasLinks)).toContainEqual(
    expect.objectContaining({ keys: ['projects', 0, 'story'] }),
  );
  expect(checkContent({ '': content }).faults.map(faultLine)).toEqual([
    expect.stringContaining('› story: the page / has no such part'),
  ]);
});
