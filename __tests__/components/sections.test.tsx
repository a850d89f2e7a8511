/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { LinkedText } from '@/components/ui/LinkedText';
import type { Project, Skill } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { experience, project, skill } from '../contents/minimal';
import type { Changes } from '../support/changes';
import { Section } from '../support/section';
import { siteOf } from '../support/site';
import { lettersIn, textsIn, titlesIn } from '../support/texts';

// All sections, and what their texts have in common, are in one file: each file of Jest loads jsdom
// and the whole page for itself, which takes longer than most of these tests.

const headings = (level: number) => screen.queryAllByRole('heading', { level }).flatMap(textsIn);

test('the headline is in the language of the page; a CV elsewhere opens in a new tab', () => {
  const owner = { headline: ['a', 'b'], cv: 'https://cv.example/cv.pdf' };
  const language = 'ar-EG';
  render(<Section id="home" site={{ language }} owner={owner} />);
  const { name } = siteOf().content.owner;
  const sentence = new Intl.ListFormat(language).format([name, ...owner.headline]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(sentence);
  const cv = document.querySelector(`a[href="${owner.cv}"]`);
  expect(cv).toHaveAttribute('target', '_blank');
  expect(cv).not.toHaveAttribute('download');
});

test('a role that a phrase says is not read again', () => {
  const owner = { role: 'Cook', headline: ['a cook', 'a gardener'] };
  render(<Section id="home" owner={owner} />);
  expect(screen.getByText('Cook').closest('[aria-hidden]')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  ['I [cook](#about).', ['I cook.', 'And bake.'], 'And bake.'],
  ['I cook.', ['I [cook](#about).', 'And bake.'], 'And bake.'],
  ['I cook', ['I cook. And bake.'], 'And bake.'],
  ['私は料理人です。', ['私は料理人です。焼くこともあります。'], '焼くこともあります。'],
  ['I cook', ['I cook and bake.'], 'I cook and bake.'],
  ['I cook.', ['I cook.com is mine.'], 'I cook.com is mine.'],
])('after the intro "%s", the paragraphs "%s" begin with "%s"', (intro, paragraphs, first) => {
  render(<Section id="about" owner={{ intro }} about={{ paragraphs }} />);
  expect(screen.getByText(first).previousElementSibling).toBeNull();
});

test('a first paragraph is larger; paragraphs without sentences, which are points, are alike', () => {
  const sizesOf = (paragraphs: string[]) => {
    const { unmount } = render(<Section id="about" about={{ paragraphs }} />);
    const sizes = paragraphs.map((text) => getComputedStyle(screen.getByText(text)).fontSize);
    unmount();
    return sizes;
  };
  const [first, second] = sizesOf([`I cook${' and cook'.repeat(60)}.`, 'And bake']);
  expect(first).not.toBe(second);
  expect(sizesOf(['Kitchens with Node.js', 'Ovens'])).toEqual([first, first]);
});

test('without projects, the first button leads to the first section after About', () => {
  const about = { paragraphs: ['About me'] };
  render(<Section id="home" about={about} projects={[]} />);
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact');
});

test('a single phrase is not typed: it is the line below the name, without a pause button', () => {
  render(<Section id="home" owner={{ headline: ['a maker'] }} />);
  expect(screen.getAllByText('a maker')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a headline the name stands alone, and screen readers hear only the name', () => {
  render(<Section id="home" owner={{ headline: undefined }} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveAccessibleName(siteOf().content.owner.name);
  expect(heading.nextElementSibling).toBeNull();
});

test('Home has the first three social links that one can tell apart by their icons', () => {
  const names = ['My site', 'GitHub', 'GitHub (work)', 'Mastodon', 'X', 'LinkedIn'];
  const social = names.map((name) => ({ name, href: 'https://profile.example/ana' }));
  render(<Section id="home" contact={{ social }} />);
  const list = within(screen.getByRole('list', { name: en.home.social }));
  for (const [index, name] of ['GitHub', 'Mastodon', 'X'].entries()) {
    expect(list.getAllByRole('link')[index]).toHaveAccessibleName(name);
  }
  expect(list.getAllByRole('link')).toHaveLength(3);
});

test('the role is the heading of a job, also if all are the same, and the company stands below, with its logo or a letter', () => {
  const jobs = [
    experience({ role: 'Cook', company: 'Kelp' }),
    experience({ role: 'Cook', company: 'Tern', logo: undefined }),
  ];
  render(<Section id="experience" experience={jobs} />);
  expect(headings(3)).toEqual(['Cook', 'Cook']);
  expect(textsIn(screen.getAllByRole('listitem')[0])).toEqual(
    expect.arrayContaining(['Cook', 'Kelp']),
  );
  expect(screen.getAllByRole('listitem').flatMap(lettersIn)).toEqual(['T']);
});

test('several roles at one company have its name and logo once, above them, and the year of the first', () => {
  const jobs = ['2024', '2021'].map((from, index) =>
    experience({ role: ['Lead', 'Developer'][index], company: 'Kelp', period: { from } }),
  );
  const { container } = render(<Section id="experience" experience={jobs} skills={[skill()]} />);
  expect(headings(3)).toEqual(['Lead', 'Developer']);
  expect(container.querySelector('[data-year]')).toHaveAttribute('data-year', '2021');
  const texts = textsIn(container);
  expect(texts.filter((text) => text === 'Kelp')).toHaveLength(1);
  expect(texts.indexOf('Kelp')).toBeLessThan(texts.indexOf('Lead'));
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test.each([
  ['CGPA: 8.14', true],
  ['See [the thesis](#about)', false],
  ['I studied how forms forgive people', false],
  ['店頭販売、在庫管理。', false],
])('"%s" as the text of a school is a fact beside its dates: %s', (description, isFact) => {
  const education = [{ school: 'Reef College', period: '2024', description }];
  const { container } = render(<Section id="experience" education={education} />);
  expect(screen.getByText('2024').parentElement?.textContent?.includes(description)).toBe(isFact);
  expect(container.querySelectorAll('p')).toHaveLength(isFact ? 0 : 1);
});

const showSkills = (shown: Changes) => render(<Section id="skills" {...shown} />);
test('a skill with a level has a bar, the others are names below', () => {
  const note = 'Coursework';
  showSkills({ skills: [{ name: 'Patience', note }, skill(), { name: '.', level: 0 }] });

  const items = screen.getAllByRole('listitem');
  expect(items.map(textsIn)).toEqual([
    ['React', '90%'],
    ['.', '0%'],
    ['Patience', '(Coursework)'],
  ]);
  expect(items.at(-1)?.textContent).toBe('Patience\u00a0(Coursework) ');
  // Without groups there is no other heading.
  expect(headings(3)).toEqual(['React', '.']);
  const meter = screen.getByRole('meter', { name: 'React: Proficiency' });
  expect(meter).toHaveAttribute('aria-valuenow', '90');
  expect(meter).toHaveAttribute('aria-valuetext', '90%');
});

test('skills are grouped in the owner’s order, those without a group last', () => {
  const grouped = { Patience: undefined, CSS: 'Frontend', SQL: 'Backend', HTML: 'frontend' };
  const skills = Object.entries(grouped).map(([name, group]) => ({ name, group, level: 50 }));
  showSkills({ skills: [{ name: 'Less', group: 'Frontend' }, ...skills] });

  // The names without a level are below the chart, in their group.
  expect(headings(3)).toEqual(['Frontend', 'Backend', en.skills.ungrouped, 'Frontend']);
  expect(headings(4)).toEqual(['CSS', 'HTML', 'SQL', 'Patience']);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Less');
});

test('a note that all skills of a group have stands once, beside its heading', () => {
  const advanced = { group: 'Frontend', note: 'advanced' };
  const skills = [
    { name: 'CSS', ...advanced },
    { name: 'HTML', ...advanced, level: 90 },
    { name: 'Go', group: 'Backend', note: 'learning' },
    { name: 'SQL', group: 'Backend' },
    { name: 'Patience', note: 'always' },
  ];
  showSkills({ skills });
  const frontend = 'Frontend · advanced';
  expect(headings(3)).toEqual([frontend, frontend, 'Backend', en.skills.ungrouped]);
  expect(screen.getAllByRole('listitem').map(textsIn)).toEqual([
    ['HTML', '90%'],
    ['CSS'],
    ['Go', '(learning)'],
    ['SQL'],
    ['Patience', '(always)'],
  ]);
});

test('a skill on the chart names at most three uses: featured projects, other projects, jobs', () => {
  const tags = ['java', 'React.js', 'C++', 'C#'];
  const projects = [project(), project({ title: 'Devpulse', tags, featured: true })];
  const lantern = 'lantern labs collective';
  const jobs = [
    experience(),
    experience({ company: lantern }),
    // A company with the name of its product.
    experience({ company: 'devpulse' }),
    experience({ company: 'Bayside', skills: ['c', 'ReactJS'] }),
  ];
  const skills = [
    { name: 'React', level: 90 },
    { name: 'Java', level: 60 },
    { name: 'C', level: 45, note: 'Coursework' },
    { name: 'Ada', level: 10, note: 'At school' },
  ];
  showSkills({ skills, projects, experience: jobs });

  const [crypt, devpulse] = ['Crypt The Prices', 'Devpulse'];
  expect(screen.getAllByRole('listitem').map(textsIn)).toEqual([
    ['React', '90%', 'Used for', devpulse, ',', crypt, ', and', 'Lantern Labs Collective'],
    ['Java', '60%', 'Used for', devpulse],
    ['C', '45%', 'Used for', 'Bayside', 'Coursework'],
    ['Ada', '10%', 'At school'],
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#project-devpulse', '#project-crypt-the-prices', '#project-devpulse']);
});

const twoUses = [project({ tags: ['A'] }), project({ title: 'Kelp', tags: ['B'] })];
test.each([
  ['no skill names its use if all have the same', 'AB', [project({ tags: ['A', 'B'] })], 0],
  ['twelve skills with a level name their uses', 'ABCDEFGHIJKL', twoUses, 2],
  ['more than twelve skills with a level do not', 'ABCDEFGHIJKLM', twoUses, 0],
])('%s', (_, names, projects, uses) => {
  showSkills({ skills: [...names].map((name) => ({ name, level: 50 })), projects });
  expect(screen.getAllByRole('listitem')).toHaveLength(names.length);
  expect(screen.queryAllByText('Used for')).toHaveLength(uses);
});

test('skills have the logo for their name, the one that `image` names, or none', () => {
  const names = ['Next.js', 'C++', 'CSS (Grid)', 'Patience', 'constructor'];
  const skills = [
    ...names.map((name) => ({ name, level: 50 })),
    { name: 'Cache', image: 'icon:redis' },
    { name: 'React', image: false as const },
  ];
  showSkills({ skills });
  const logos = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('img')?.getAttribute('src')?.replace('/images/icon:', ''));
  const none = undefined;
  expect(logos).toEqual(['nextjs', 'cplusplus', 'css', none, none, 'redis', none]);
});

const showProjects = (projects: Project[], skills: Skill[] = []) =>
  render(<Section id="projects" projects={projects} skills={skills} />);

/** The list below the heading of a group. */
const listBelow = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).nextElementSibling as HTMLElement;

// generated-files.test.ts compares the order of all fields.
test('a card shows each technology once, links skills, and says where its other links lead', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: 'portfolio' });
  const links = {
    demoLink: 'https://example.com/a b?c=#d',
    videoLink: 'https://example.com/video',
    repoLink: 'https://example.com/source',
    // The owner writes a file's name as it is in the folder, which macOS decomposes.
    apkLink: '/my app #2 (100%)? n\u0303.apk',
    links: [
      { name: 'Case study', href: '/case study.pdf' },
      { name: 'Talk', href: '/my talk/' },
    ],
  };
  const tags = [
    'c',
    'Engines',
    'engines',
    'JS',
    'javascript (ES6+)',
    'Test (A)',
    'Test (B)',
    'Vue',
  ];
  const skills = ['C++', 'C', 'ES6', 'Test (A)', 'Test (B)', 'Vue 3'].map((name) => ({ name }));
  showProjects([project({ ...links, tags })], skills);

  const list = screen.getByRole('list', { name: en.skills.title });
  expect(textsIn(list)).toEqual(['c', 'Engines', 'JS', 'Test (A)', 'Test (B)', 'Vue']);
  const nameOf = (kind: string) => `Crypt The Prices: ${kind}`;
  const shown = screen.getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['c ', '#skill-c'],
    ['JS ', '#skill-es6'],
    ['Test (A) ', '#skill-test-a'],
    ['Test (B) ', '#skill-test-b'],
    ['Vue ', '#skill-vue-3'],
    [nameOf('Live demo'), links.demoLink],
    [nameOf('Video'), links.videoLink],
    [nameOf('Source code'), links.repoLink],
    [nameOf('Android app'), '/portfolio/my%20app%20%232%20(100%25)%3F%20%C3%B1.apk'],
    [nameOf('Case study'), '/portfolio/case%20study.pdf'],
    [nameOf('Talk'), '/portfolio/my%20talk/'],
  ]);
});

test('featured projects keep the order of the owner; of the others, pictures come first', () => {
  const bare = (title: string, featured: boolean) => project({ title, featured, image: undefined });
  const pictured = (title: string, featured: boolean) => project({ title, featured });
  showProjects([bare('C', false), bare('A', true), pictured('D', false), pictured('B', true)]);
  expect(titlesIn(document.body)).toEqual(['A', 'B', 'D', 'C']);
});

test('large pictures change sides, whatever is between them', () => {
  const images = ['a.png', undefined, 'b.png', 'small.png', 'c.png'].map((src) =>
    src === undefined ? undefined : { src, alt: 'A' },
  );
  showProjects(images.map((image) => project({ image, featured: true })));
  const frames = Array.from(document.querySelectorAll('[data-plate]'), (each) => each.className);
  const [first, second, , third] = frames;
  expect(second).not.toBe(first);
  expect(third).toBe(first);
});

test('if no project is featured, two are: the first ones with a picture, then the first of the others', () => {
  const featuredOf = (...projects: Partial<Project>[]) => {
    const site = siteOf({ projects: projects.map((each) => project(each)) });
    return site.profile.featuredProjects.map(({ title }) => title);
  };
  const bare = { image: undefined };
  expect(
    featuredOf({ title: 'A', ...bare }, { title: 'B' }, { title: 'C' }, { title: 'D' }),
  ).toEqual(['B', 'C']);
  expect(featuredOf({ title: 'A', ...bare }, { title: 'B' })).toEqual(['A', 'B']);
  expect(featuredOf({ title: 'A', ...bare }, { title: 'B', ...bare })).toEqual(['A', 'B']);
  expect(featuredOf({ title: 'A', featured: false }, { title: 'B' })).toEqual(['B']);
  expect(featuredOf({ title: 'A', featured: false })).toEqual([]);
});

test.each([
  [true, 'Featured Projects'],
  [undefined, 'Projects'],
])('if projects are featured: %j, their section is called "%s"', (featured, title) => {
  render(<Section id="projects" projects={[project({ featured })]} />);
  expect(headings(2)).toEqual([title]);
});

test('an icon stands beside the title: it is no picture that one can press, and not featured for it', () => {
  const image = { src: 'app.png', alt: 'Icon of Ant' };
  const icon = (featured?: boolean) => project({ title: 'Ant', image, featured });
  for (const featured of [true, false]) {
    const { container, unmount } = showProjects([icon(featured)]);
    expect(screen.getByRole('img', { name: 'Icon of Ant' })).toBeVisible();
    expect(container.querySelector('a[tabindex]')).toBeNull();
    unmount();
  }
  showProjects([icon(), project({ title: 'Bee' }), project({ title: 'Cat' })]);
  expect(titlesIn(document.body)).toEqual(['Bee', 'Cat', 'Ant']);
});

test('a short first highlight is the headline of a featured project; a single one needs no button', () => {
  const long = `${'We '.repeat(30)}won.`;
  const showHighlights = (...highlights: string[]) => {
    const { unmount } = showProjects([project({ highlights, featured: true })]);
    const texts = {
      headline: document.querySelector('strong')?.textContent?.trim(),
      button: document.querySelector('summary')?.textContent?.trim(),
      points: textsIn(document.querySelector('details ul') ?? undefined),
    };
    unmount();
    return texts;
  };
  const button = `Crypt The Prices: ${en.projects.highlights}`;
  expect(showHighlights('We won.')).toEqual({ headline: 'We won.', points: [] });
  expect(showHighlights('We won.', 'Twice.')).toEqual({ headline: 'We won.', points: [] });
  const points = ['Twice.', 'Thrice.'];
  expect(showHighlights('We won.', ...points)).toEqual({ headline: 'We won.', button, points });
  expect(showHighlights(long, 'Twice.')).toEqual({ button, points: [long, 'Twice.'] });
  showProjects([project({ highlights: [long] })]);
  expect(screen.getByText(long)).toBeVisible();
});

test('of more than twelve projects a list shows nine, and a button says how many there are', () => {
  const projectsOf = (count: number, more: Partial<Project> = {}) =>
    Array.from({ length: count }, (_, index) =>
      project({ title: `${index}`, featured: false, ...more }),
    );
  const { rerender } = showProjects(projectsOf(12));
  expect(screen.queryByRole('group')).toBeNull();
  rerender(<Section id="projects" projects={projectsOf(13, { image: undefined })} />);
  const folded = screen.getByRole('group');
  expect(within(folded).getByText('Show all 13')).toBeVisible();
  expect(titlesIn(folded)).toEqual(['9', '10', '11', '12']);
});

test('a press on a picture follows the first link, which screen readers and Tab meet once', () => {
  showProjects([
    project({ demoLink: undefined, title: 'Ant' }),
    project({ title: 'Bee', featured: true }),
  ]);
  const { repoLink = '', demoLink = '' } = project();
  for (const [href, title] of [
    [repoLink, 'Ant'],
    [demoLink, 'Bee'],
  ] as const) {
    const links = [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)];
    const ofProject = links.filter((link) => link.closest('li[id]')?.textContent?.includes(title));
    expect(ofProject.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    expect(ofProject[0]?.parentElement?.querySelector('img')).toBeVisible();
    expect(ofProject[0]).toHaveAttribute('target', '_blank');
  }
  expect(screen.getAllByRole('link', { name: /Bee/ })).toHaveLength(2);
});

test('featured projects have a list of their own', () => {
  const one = project({ title: 'Bee', featured: false });
  const ant = project({ title: 'Ant', featured: true });
  const { rerender } = showProjects([one, ant]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(en.projects.featuredTitle);
  expect(titlesIn(listBelow(en.projects.more))).toEqual(['Bee']);
  rerender(<Section id="projects" projects={[one, { ...one, title: 'Cat' }]} />);
  // Without featured projects, the title of the section is their heading.
  expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName(en.projects.title);
  expect(screen.queryByRole('heading', { name: en.projects.more })).toBeNull();
});

test('each group has a heading, and stands where its first project is in the file', () => {
  const inGroup = (title: string, group?: string) => project({ title, group, featured: false });
  const projects = [inGroup('Ant'), inGroup('Bee', 'Hackathons'), inGroup('Cat')];
  const { rerender } = showProjects([...projects, inGroup('Dog', 'hackathons')]);
  const titlesBelow = (name: string) =>
    within(listBelow(name)).getAllByRole('heading', { level: 4 }).flatMap(textsIn);
  expect(headings(3)).toEqual(['Ant', 'Cat', 'Hackathons']);
  expect(titlesBelow('Hackathons')).toEqual(['Bee', 'Dog']);
  rerender(<Section id="projects" projects={[inGroup('Bee', 'Hackathons'), ...projects]} />);
  expect(headings(3)).toEqual(['Hackathons', en.projects.more]);
  const featured = { ...inGroup('Eel', 'Hackathons'), featured: true };
  rerender(
    <Section id="projects" projects={[inGroup('Bee', 'Hackathons'), ...projects, featured]} />,
  );
  expect(headings(3)).toEqual(['Eel', 'Hackathons', en.projects.more]);
  expect(titlesBelow(en.projects.more)).toEqual(['Ant', 'Cat']);
});

test('without a form, a link below the owner’s intro opens the mail program', () => {
  const { email } = siteOf().content.contact;
  render(<Section id="contact" contact={{ email, social: [], intro: 'See [there](#home).' }} />);
  const link = screen.getByRole('link', { name: 'Write an email' });
  expect(link).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', '#home');
});

test('facts are in About, or else in Contact', () => {
  const owner = { facts: [{ name: 'Age', value: '9' }] };
  const about = { paragraphs: ['I cook.'] };
  const { rerender } = render(<Section id="contact" owner={owner} />);
  expect(screen.getByText('Age').nextElementSibling).toHaveTextContent('9');
  rerender(<Section id="contact" owner={owner} about={about} />);
  expect(screen.queryByText('Age')).toBeNull();
  rerender(<Section id="about" owner={owner} about={about} />);
  expect(screen.getByText('Age')).toBeVisible();
});

test('without a form, other contacts are below the buttons, and nothing if there are none', () => {
  const contact = { email: 'ana@name.example', phone: '+49 171 555 0101', social: [] };
  const { container, rerender } = render(<Section id="contact" contact={contact} />);
  expect(screen.getByRole('link', { name: contact.phone })).toBeVisible();
  rerender(<Section id="contact" contact={{ ...contact, phone: undefined }} />);
  expect(screen.getByRole('link', { name: 'Save contact' })).toBeVisible();
  expect(container.querySelector('div:empty:not([aria-hidden])')).toBeNull();
});

test('without an e-mail address, each account is a link, in the order of the owner, and nothing is about mail', () => {
  const social = [
    { name: 'Google Scholar', href: 'https://scholar.example/citations?user=X1' },
    { name: 'GitHub', href: 'https://github.com/ana' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/in/ana' },
  ];
  const { container } = render(<Section id="contact" contact={{ email: undefined, social }} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const accounts = links.filter(({ target }) => target === '_blank');
  expect(accounts.map(({ href }) => href)).toEqual(social.map(({ href }) => href));
  expect(accounts[0]).toHaveAccessibleName('Google Scholar');
  expect(container).not.toHaveTextContent(/e-?mail|write|citations/i);
});

test('every profile is marked as one of the same person (rel="me"), also without a form', () => {
  const names = ['GitHub', 'X', 'Blog', 'Wiki'];
  const social = names.map((name) => ({ name, href: `https://${name}.example/ana` }));
  const { rerender } = render(<Section id="contact" contact={{ social }} />);
  const rels = () =>
    screen
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ href }) => href.endsWith('.example/ana'))
      .map(({ rel }) => rel);
  expect(rels()).toEqual(Array(4).fill('me noopener noreferrer'));
  rerender(<Section id="contact" contact={{ social, email: undefined }} />);
  expect(rels()).toEqual(Array(4).fill('me noopener noreferrer'));
});

// languages.spec.ts tests hostile texts.
test('links to web pages open in a new tab, and links to mail addresses and parts of the page do not', () => {
  const text =
    'See [my docs](https://example.org/a), [us](#about), or [write](mailto:a@example.org).';
  const { container } = render(<LinkedText text={text} />);

  const docs = screen.getByRole('link', { name: 'my docs' });
  expect(docs).toHaveAttribute('href', 'https://example.org/a');
  expect(docs).toHaveAttribute('target', '_blank');
  const mail = screen.getByRole('link', { name: 'write' });
  expect(mail).toHaveAttribute('href', 'mailto:a@example.org');
  expect(mail).not.toHaveAttribute('target');
  const part = screen.getByRole('link', { name: 'us' });
  expect(part).toHaveAttribute('href', '#about');
  expect(part).not.toHaveAttribute('target');
  expect(textsIn(container)).toEqual(['See', 'my docs', ',', 'us', ', or', 'write', '.']);
  // A browser that translates the page replaces text nodes.
  for (const node of container.childNodes) expect(node).toBeInstanceOf(HTMLElement);
});
