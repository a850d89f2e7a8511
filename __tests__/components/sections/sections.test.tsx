import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sectionsOf } from '@/app/sections';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import { About } from '@/components/sections/About';
import type { Content } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { minimalContent } from '../../fixtures/content';
import { contact, experience, owner, project, site, skill } from '../../fixtures/entries';
import { setUpMedia } from '../../fixtures/media';
import { Section } from '../../support/section';
import { textsIn } from '../../support/texts';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../fixtures/picture'));
beforeEach(setUpMedia);

// bare.spec.ts tests a content that has nothing optional.

const about = {
  photo: { src: '/images/drawer.webp', alt: 'An open drawer' },
  paragraphs: ['I study at a city college.', 'I like chess.'],
  services: [
    { name: 'Frontend Development', description: 'Interfaces.' },
    { name: 'Backend Development', description: 'Servers.' },
  ],
};
const english = { words: en, language: 'en' };
const showExperience = (shown: Partial<Content>) => render(<Section id="experience" {...shown} />);
const showSkills = (shown: Partial<Content>) => render(<Section id="skills" {...shown} />);
const showFooter = (social: Content['contact']['social'], legal?: Content['site']['legal']) =>
  render(
    <Footer {...english} contact={contact({ social })} owner={owner()} site={{ ...site, legal }} />,
  );

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const headings = (level: number) => texts(screen.queryAllByRole('heading', { level }));
const newTab = ' (opens in a new tab)';

test('About shows the biography, the services in order, and facts for recruiters', async () => {
  const languages = [{ name: 'Filipino', level: 'native' }];
  const facts = [{ name: 'Notice period', value: 'Three months' }];
  const person = owner({ workplace: 'Remote', timeZone: 'Asia/Manila', languages, facts });
  render(await About({ id: 'about', title: 'About', about, owner: person, site, words: en }));

  const region = screen.getByRole('region', { name: 'About' });
  expect(within(region).getByRole('img', { name: 'An open drawer' })).toBeInTheDocument();
  for (const paragraph of about.paragraphs) {
    expect(within(region).getByText(paragraph)).toBeInTheDocument();
  }
  expect(headings(3)).toEqual(['What I Do']);
  expect(screen.getAllByRole('listitem').map(textsIn)).toEqual([
    ['Frontend Development', 'Interfaces.'],
    ['Backend Development', 'Servers.'],
  ]);
  const terms = ['Works from', 'Time zone', 'Languages', 'Notice period'];
  expect(texts(screen.getAllByRole('term'))).toEqual(terms);
  expect(texts(screen.getAllByRole('definition'))).toEqual([
    'Remote',
    'UTC+8',
    'Filipino (native)',
    'Three months',
  ]);
});

describe('Experience', () => {
  test('shows every field of an entry, and entries in the owner’s order', () => {
    const highlights = ['Wrote the form.', 'Halved the page.'];
    const used = ['React', 'SQL'];
    const first = experience({ highlights, link: 'https://labs.example/', skills: used });
    const second = experience({ company: 'Bayside', role: 'Tester' });
    showExperience({ experience: [first, second] });

    expect(headings(3)).toEqual(['Lead Developer', 'Tester']);
    const [period, ...others] = textsIn(screen.getAllByRole('listitem')[0]);
    expect(period).toBe('Aug 2024 – Present');
    const company = ['Lantern Labs Collective', newTab.trim()];
    const terms = ['full-time', 'Calamba, Philippines'];
    expect(others).toEqual([
      first.role,
      ...company,
      ...terms,
      first.description,
      ...highlights,
      ...used,
    ]);
    const skills = screen.getByRole('list', { name: 'Skills used as Lead Developer' });
    expect(texts(within(skills).getAllByRole('listitem'))).toEqual(used);
  });

  test('shows company and logo once for neighbouring roles there, each role in its own card', () => {
    const roles = ['Lead', 'Developer', 'Tester', 'Trainee'];
    const companies = ['Reef Studio', 'reef studio ', 'Bayside', 'Reef Studio'];
    const jobs = roles.map((role, index) => ({ role, company: `${companies[index]}`, skills: [] }));
    showExperience({ experience: jobs });

    expect(headings(3)).toEqual(roles);
    expect(screen.getAllByRole('listitem').map(textsIn)).toEqual([
      ['RS', 'Reef Studio', 'Lead'],
      ['Developer'],
      ['B', 'Tester', 'Bayside'],
      ['RS', 'Trainee', 'Reef Studio'],
    ]);
    // An entry that has no logo shows the initials of its company, which are not read aloud.
    expect(screen.getByText('B')).toHaveAttribute('aria-hidden', 'true');
  });

  test('shows schools, certificates, publications and awards below the jobs, under subtitles', () => {
    const link = 'https://cert.example';
    showExperience({
      experience: [experience()],
      education: [{ school: 'City College', programme: 'BSc Physics', period: '2019 – 2023' }],
      certificates: [
        { name: 'First aid', issuer: 'Red Cross', date: '2024-05', link },
        { name: 'Driving licence' },
      ],
      publications: [{ name: 'Kelp', publisher: 'Reef Press', summary: 'On counting.' }],
      awards: [{ title: 'Best Kelp', awarder: 'Reef Society', date: '2023' }],
    });

    const subtitles = ['Education', 'Certificates', 'Publications', 'Awards'];
    expect(headings(3)).toEqual(['Lead Developer', ...subtitles]);
    expect(headings(4)).toEqual(['BSc Physics']);
    const items = screen.getAllByRole('listitem').map(textsIn);
    expect(items).toContainEqual(['First aid', newTab.trim(), 'Red Cross', 'May 2024']);
    expect(items).toContainEqual(['Driving licence']);
    expect(items).toContainEqual(['Kelp', 'Reef Press', 'On counting.']);
    expect(items).toContainEqual(['Best Kelp', 'Reef Society', '2023']);
    const certificate = screen.getByRole('link', { name: `First aid${newTab}` });
    expect(certificate).toHaveAttribute('href', link);
  });

  test('is titled after its first list that has entries', () => {
    showExperience({ awards: [{ title: 'Best Kelp' }] });
    expect(screen.getByRole('region', { name: 'Awards' })).toHaveTextContent('Best Kelp');
    expect(headings(3)).toEqual([]);
  });
});

describe('Skills', () => {
  test('show their level as text and bar, and a letter or emoji instead of a missing image', () => {
    showSkills({ skills: [skill(), { name: 'écriture' }, { name: '🇵🇭' }] });

    const shown = screen.getAllByRole('listitem').map(textsIn);
    // Screen readers read the level of the bar, so they skip the text.
    expect(screen.getByText('90%').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(shown).toEqual([
      ['React', '90%'],
      ['É', 'écriture'],
      ['🇵🇭', '🇵🇭'],
    ]);
    const meter = screen.getByRole('meter', { name: 'Proficiency' });
    expect(meter).toHaveAttribute('aria-valuenow', '90');
    expect(meter).toHaveAttribute('aria-valuetext', '90%');
  });

  test('are grouped in the owner’s order, those without a group last', () => {
    const grouped = { Patience: undefined, CSS: 'Frontend', SQL: 'Backend', HTML: ' Frontend' };
    showSkills({ skills: Object.entries(grouped).map(([name, group]) => ({ name, group })) });

    expect(headings(3)).toEqual(['Frontend', 'Backend', 'Other']);
    expect(headings(4)).toEqual(['CSS', 'HTML', 'SQL', 'Patience']);
  });

  test('link to their projects, and show employers and notes', () => {
    const projects = [project(), project({ title: 'Devpulse', tags: ['Java', 'React'] })];
    const jobs = [experience(), experience(), experience({ company: 'Bayside', skills: ['C'] })];
    const skills = [
      skill({ level: undefined }),
      { name: 'Java' },
      { name: 'C', note: 'Coursework' },
      { name: 'Ada', note: 'At school' },
    ];
    showSkills({ skills, projects, experience: jobs });

    const [crypt, devpulse] = ['Crypt The Prices', 'Devpulse'];
    expect(screen.getAllByRole('listitem').map(textsIn)).toEqual([
      ['React', 'Used in', crypt, 'and', devpulse, ', and at', 'Lantern Labs Collective'],
      ['J', 'Java', 'Used in', devpulse],
      ['C', 'C', 'Used at', 'Bayside', 'Coursework'],
      ['A', 'Ada', 'At school'],
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#project-crypt-the-prices', '#project-devpulse', '#project-devpulse']);
  });
});

test.each<[what: string, content: Partial<Content>, ids: string[]]>([
  ['no entry', {}, ['home', 'contact']],
  ['an award', { awards: [{ title: 'Best in show' }] }, ['home', 'experience', 'contact']],
  [
    'nothing but a fact of their own',
    { owner: owner({ facts: [{ name: 'Notice period', value: 'Three months' }] }) },
    ['home', 'about', 'contact'],
  ],
])('an owner with %s has no empty section', (_, changes, ids) => {
  const sections = sectionsOf({ content: { ...minimalContent, ...changes }, words: en });
  expect(sections.map(({ id }) => id)).toEqual(ids);
});

test('Contact links the e-mail address, the phone number and the contact card', () => {
  render(<Section id="contact" owner={owner()} contact={contact()} />);

  const { email, phone } = contact();
  const [mail] = screen.getAllByRole('link', { name: email });
  expect(mail).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+630000000000');
  const card = screen.getByRole('link', { name: 'Save contact' });
  expect(card).toHaveAttribute('href', '/contact.vcf');
});

describe('Profiles', () => {
  const github = { name: 'GitHub', href: 'https://github.com/ana' };
  const work = { name: 'GitHub (work)', href: 'https://github.com/ana-work' };
  const mastodon = { name: 'Mastodon', href: 'https://mastodon.social/@ana' };
  const notebook = { name: 'Notebook', href: 'https://ana.example/' };

  test.each([
    ['icons only', [work, mastodon], [undefined, undefined]],
    ['names if icons are equal', [github, work, mastodon], ['GitHub', 'GitHub (work)', 'Mastodon']],
    ['names if an icon is generic', [mastodon, notebook], ['Mastodon', 'Notebook']],
  ])('are shown in the footer by %s', (_, social, names) => {
    showFooter(social);

    // Visible text is a child of the link; text for screen readers has an element of its own.
    const visible = within(screen.getByRole('list', { name: 'Social media' }))
      .getAllByRole('link')
      .map((link) => [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE));
    expect(visible.map((text) => text?.textContent)).toEqual(names);
    for (const { name } of social) {
      expect(screen.getByRole('link', { name: `${name}${newTab}` })).toHaveAttribute(
        'rel',
        'me noopener noreferrer',
      );
    }
  });
});

test('the footer shows the owner’s name and a link to the top', () => {
  showFooter([]);

  expect(screen.getByText(/© \d{4} Maria Clara/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#home');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

describe('Legal texts', () => {
  const imprint = {
    name: 'Imprint',
    paragraphs: ['Harbour 1', 'See [the map](https://map.example).'],
  };
  const page = { name: 'Privacy', href: 'https://page.example/privacy', privacy: true };

  test('are links in the footer: to a text below them, or to a page in a new tab', () => {
    showFooter([], [imprint, page]);

    const link = screen.getByRole('link', { name: 'Imprint' });
    expect(link).not.toHaveAttribute('target');
    const shown = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    expect(textsIn(shown ?? undefined)).toEqual([
      'Imprint',
      'Harbour 1',
      'See',
      'the map',
      newTab.trim(),
      '.',
    ]);
    const outside = screen.getByRole('link', { name: `Privacy${newTab}` });
    expect(outside).toHaveAttribute('href', page.href);
    // Not "me": a legal page is no profile of the owner.
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('are marked with their language', () => {
    showFooter([], [{ ...imprint, name: 'Impressum', language: 'de' }]);

    for (const name of screen.getAllByText('Impressum')) {
      expect(name.closest('[lang]')).toHaveAttribute('lang', 'de');
    }
  });
});

describe('The languages in the header', () => {
  const header = (...tags: string[]) => (
    <Header
      owner={owner()}
      sections={[]}
      languages={tags.map((tag) => ({ language: tag, name: tag, href: `/${tag}/` }))}
      words={en}
      isHomePage
    />
  );

  test('one other language is a plain link; several are a menu', () => {
    const { rerender } = render(header('es'));
    expect(screen.queryByText('Languages')).toBeNull();
    rerender(header('es', 'de'));
    expect(screen.getByText('Languages').closest('details')).toContainElement(
      screen.getByText('de'),
    );
  });

  // phone.spec.ts tests the same for the menu of sections.
  test('the menu stays open after a click in it, and closes on Esc', async () => {
    render(header('es', 'de'));
    const summary = screen.getByText('Languages');
    await userEvent.click(summary);
    const list = screen.getByText('de').parentElement as HTMLElement;
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.click(list);
    expect(list).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeVisible());
    expect(summary).toHaveFocus();
  });
});
