import { faultLine } from '@/lib/content/fault';
import { fieldFaults } from '@/lib/content/field-faults';
import type { Content } from '@/lib/content/schema';
import { picturesIn } from '@/lib/content/text-fields';
import { checkedSites } from '@/lib/site/localized-site';
import { faultsInSites } from '@/tools/doctor/run';
import { finished } from '../fixtures/content';
import { enterFolder, makeFolder } from '../support/folder';
import { ready } from './doctor/expect-report';

// A project gets fields that no other code knows.
jest.mock('@/lib/content/schema', () => {
  const { contentSchema } = jest.requireActual('@/lib/content/schema');
  const fields = jest.requireActual('@/lib/content/schema-fields');
  const project = contentSchema.shape.projects.element.extend({
    thesis: fields.link.optional(),
    emblem: fields.logo.optional(),
    sketch: fields.picture.optional(),
    story: fields.linkedProse(200).optional(),
    motto: fields.phrase(40).optional(),
    patron: fields.personalText(40).optional(),
    tool: fields.tag(40).optional(),
    channel: fields.setting(40).optional(),
  });
  return { contentSchema: contentSchema.extend({ projects: project.array() }) };
});

jest.mock('@/template/content', () => {
  const { content } = jest.requireActual('@/template/content');
  const [project] = content.projects;
  return {
    content: { ...content, projects: [{ ...project, patron: 'Ada Sample', channel: 'c-314' }] },
  };
});

const projectsWith = (fields: object) => ({ projects: [{ title: 'Kelp', tags: [], ...fields }] });

// There are no files in public/.
beforeEach(() => enterFolder(makeFolder({})));

const doctorOn = (files: { '': Content; es?: Partial<Content> }) =>
  faultsInSites(checkedSites(files)).map(({ rule }) => rule);

test('the build prepares logos and pictures, and reports links and pictures without a file', () => {
  const sketch = { src: '/images/sketch.png', alt: 'A sketch' };
  const fields = { thesis: '/thesis.pdf', emblem: '/emblem.svg', sketch };
  const files = { '': finished(projectsWith(fields)) };
  expect(picturesIn(files).map(({ src, use }) => [src, use])).toEqual([
    ['/emblem.svg', 'logo'],
    ['/images/sketch.png', 'picture'],
  ]);
  expect(fieldFaults(files).map(faultLine)).toEqual([
    expect.stringMatching(/› thesis: there is no such file .*; given: "\/thesis\.pdf"$/),
    expect.stringMatching(/› emblem: there is no such file .*\/images\/emblem\.svg'\.$/),
    expect.stringMatching(/› sketch\.src: there is no such file .*sketch\.png'\.$/),
  ]);
});

test('doctor reports example addresses, wrong links and texts of the template', () => {
  const fields = { thesis: 'https://thesis.example/', story: 'See [it](htp://x).' };
  expect(doctorOn({ '': ready(projectsWith({ ...fields, patron: 'Ada Sample' })) })).toEqual([
    'text of the sample in entry 1 ("Kelp")',
    'example addresses in entry 1 ("Kelp")',
    'shows [it](htp://x) as written',
  ]);
});

test('doctor reports a tag in another spelling than its skill, and no setting of the template', () => {
  const projects = projectsWith({ tool: 'kelp.js', channel: 'c-314' });
  expect(doctorOn({ '': ready({ ...projects, skills: [{ name: 'Kelp' }] }) })).toEqual([
    '"kelp.js" is probably the skill "Kelp": entry 1 ("Kelp")',
  ]);
});

test('doctor reports a phrase that is not translated', () => {
  const main = ready(projectsWith({ motto: 'Less is more' }));
  const rulesFor = (motto: string) => {
    const { site, projects } = ready(projectsWith({ motto }));
    return doctorOn({ '': main, es: { site: { ...site, language: 'es' }, projects } });
  };
  const untranslated = expect.stringContaining('entry 1 ("Kelp")');
  expect(rulesFor('Less is more')).toContainEqual(untranslated);
  expect(rulesFor('Menos es más')).not.toContainEqual(untranslated);
});
