import { render, screen, within } from '@testing-library/react';
import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Experience } from '@/components/sections/Experience';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { Home } from '@/components/sections/Home';
import { Projects } from '@/components/sections/Projects';
import { Skills } from '@/components/sections/Skills';
import { shownSections } from '@/lib/content/derived';
import type { Content } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { contact, experience, owner, project, site, skill } from '../../fixtures/entries';
import { setUpMedia } from '../../fixtures/media';
import { textsIn } from '../../support/texts';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../fixtures/picture'));
beforeEach(setUpMedia);

const about = {
  photo: { src: '/images/drawer.webp', alt: 'An open drawer' },
  paragraphs: ['I study at a city college.', 'I like chess.'],
  services: [
    { name: 'Frontend Development', description: 'Interfaces.' },
    { name: 'Backend Development', description: 'Servers.' },
  ],
};
const english = { words: en, language: 'en' };
const nothing = {
  ...{ experience: [], education: [], certificates: [], publications: [], awards: [] },
  ...{ skills: [], projects: [] },
};

const showAbout = (given: Content['about'], who = owner()) =>
  render(<About words={en} about={given} owner={who} site={site} />);
const showExperience = (shown: Partial<Content>) =>
  render(<Experience {...nothing} {...english} {...shown} />);
const showSkills = (shown: Partial<Content>) =>
  render(<Skills {...nothing} {...english} {...shown} />);
const showContact = (changes: Partial<Content['contact']>) =>
  render(<Contact card="/contact.vcf" {...english} owner={owner()} contact={contact(changes)} />);
const showFooter = (social: Content['contact']['social']) =>
  render(<Footer {...english} contact={contact({ social })} owner={owner()} site={site} />);

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const headings = (level: number) => texts(screen.queryAllByRole('heading', { level }));
const newTab = ' (opens in a new tab)';

test('Home does without projects, portrait, CV and place, and tells the pronouns', () => {
  const who = owner({ portrait: undefined, cv: undefined, pronouns: 'she/her' });
  render(
    <Home {...english} owner={who} contact={contact({ location: undefined })} projects={[]} />,
  );

  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(textsIn(screen.getByText('she/her').parentElement ?? undefined)).toEqual([
    who.role,
    'she/her',
  ]);
});

describe('About', () => {
  test('tells the biography, the services in order, and what recruiters ask first', () => {
    const languages = [{ name: 'Filipino', level: 'native' }];
    showAbout(about, owner({ workplace: 'Remote', timeZone: 'Asia/Manila', languages }));

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
    expect(texts(screen.getAllByRole('term'))).toEqual(['Works from', 'Time zone', 'Languages']);
    expect(texts(screen.getAllByRole('definition'))).toEqual([
      'Remote',
      'UTC+8',
      'Filipino (native)',
    ]);
  });

  test('says nothing of what the owner left out', () => {
    showAbout({ paragraphs: ['Hello.'], services: [] });

    expect(screen.queryByText('What I Do')).not.toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });
});

describe('Experience', () => {
  test('shows every field of an entry, in the order in which the owner wrote them', () => {
    const highlights = ['Wrote the form.', 'Halved the page.'];
    const first = experience({
      highlights,
      link: 'https://labs.example/',
      skills: ['React', 'SQL'],
    });
    showExperience({ experience: [first, experience({ role: 'Tester' })] });

    expect(headings(3)).toEqual(['Lead Developer', 'Tester']);
    expect(textsIn(screen.getAllByRole('listitem')[0])).toEqual([
      ...['Aug 2024', '–', 'Present', 'Lead Developer', 'Lantern Labs Collective', newTab.trim()],
      ...['full-time', 'Calamba, Philippines', first.description],
      ...[...highlights, 'React', 'SQL'],
    ]);
    const skills = screen.getByRole('list', { name: 'Skills used as Lead Developer' });
    expect(texts(within(skills).getAllByRole('listitem'))).toEqual(['React', 'SQL']);
    expect(screen.getAllByText('Aug 2024')[0]).toHaveAttribute('datetime', '2024-08');
  });

  test('needs no more than role and company: initials stand for the logo', () => {
    const job = { company: 'Ünal & Söhne GmbH', role: 'Trainee', skills: [] };
    showExperience({ experience: [job] });

    const shown = ['Experience', 'ÜS', 'Trainee', 'Ünal & Söhne GmbH'];
    expect(textsIn(screen.getByRole('region'))).toEqual(shown);
    expect(screen.getByText('ÜS')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('has schools, certificates, publications and awards below the work, a level deeper', () => {
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
    expect(certificate).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('is called by the first thing that stands in it', () => {
    showExperience({ awards: [{ title: 'Best Kelp' }] });
    expect(screen.getByRole('region', { name: 'Awards' })).toHaveTextContent('Best Kelp');
    expect(headings(3)).toEqual([]);
  });
});

describe('Skills', () => {
  test('say their level by a bar too, and without an image have an initial', () => {
    showSkills({ skills: [skill(), { name: 'Patience' }] });

    const shown = screen.getAllByRole('listitem').map(textsIn);
    // The bar says the level to screen readers, the text to everybody else: not both to one of them.
    expect(screen.getByText('90%').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(shown).toEqual([
      ['React', '90%'],
      ['P', 'Patience'],
    ]);
    const meter = screen.getByRole('meter', { name: 'React' });
    expect(meter).toHaveAttribute('aria-valuenow', '90');
    expect(meter).toHaveAttribute('aria-valuetext', '90%');
  });

  test('stand in their groups, in the owner’s order, those of none last', () => {
    const grouped = { Patience: undefined, CSS: 'Frontend', SQL: 'Backend', HTML: ' Frontend' };
    showSkills({ skills: Object.entries(grouped).map(([name, group]) => ({ name, group })) });

    expect(headings(3)).toEqual(['Frontend', 'Backend', 'Other']);
    expect(headings(4)).toEqual(['CSS', 'HTML', 'SQL', 'Patience']);
  });

  test('lead to the projects that prove them, name the employers, and where they were learnt', () => {
    const projects = [project(), project({ title: 'Devpulse', tags: ['Java', 'React'] })];
    const jobs = [experience(), experience(), experience({ company: 'Bayside', skills: ['C'] })];
    const skills = [
      skill({ level: undefined }),
      ...[{ name: 'Java' }, { name: 'C', note: 'Coursework' }, { name: 'Ada', note: 'At school' }],
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

test('a section without entries is not there: no heading over nothing', () => {
  const { container } = render(
    <>
      <About words={en} about={{ paragraphs: [], services: [] }} owner={owner()} site={site} />
      <Experience {...nothing} {...english} />
      <Skills {...nothing} {...english} />
      <Projects {...nothing} {...english} />
    </>,
  );

  expect(container).toBeEmptyDOMElement();
});

test('Contact has a mail link where there is no e-mail service, and no empty fact', () => {
  showContact({ phone: undefined, location: undefined, emailService: undefined });

  expect(screen.queryByRole('textbox')).toBeNull();
  const mail = screen.getByRole('link', { name: 'Write an email' });
  expect(mail).toHaveAttribute('href', 'mailto:juan.delacruz@example.com');
  expect(texts(screen.getAllByRole('term'))).toEqual(['Email']);
});

describe('Profiles', () => {
  const github = { name: 'GitHub', href: 'https://github.com/ana' };
  const work = { name: 'GitHub (work)', href: 'https://github.com/ana-work' };
  const mastodon = { name: 'Mastodon', href: 'https://mastodon.social/@ana' };
  const notebook = { name: 'Notebook', href: 'https://ana.example/' };
  const press = { name: 'Press', href: 'mailto:press@ana.example' };

  test('open in new tabs, a mail link in none', () => {
    showContact({ social: [notebook, press] });

    expect(screen.getByRole('link', { name: 'Press' })).not.toHaveAttribute('target');
    const page = screen.getByRole('link', { name: `Notebook${newTab}` });
    expect(page).toHaveAttribute('target', '_blank');
    expect(page).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each([
    ['icons that say where they lead', [work, mastodon], [undefined, undefined]],
    ['two icons alike', [github, work, mastodon], ['GitHub', 'GitHub (work)', 'Mastodon']],
    ['a plain icon', [mastodon, notebook], ['Mastodon', 'Notebook']],
  ])('in the footer have visible names where needed: %s', (_, social, names) => {
    showFooter(social);

    // Text for the eye stands in the link itself, text for the ear alone in an element of its own.
    const seen = within(screen.getByRole('list', { name: 'Social media' }))
      .getAllByRole('link')
      .map((link) => [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE));
    expect(seen.map((text) => text?.textContent)).toEqual(names);
    for (const { name } of social) {
      expect(screen.getByRole('link', { name: `${name}${newTab}` })).toHaveAttribute(
        'rel',
        'me noopener noreferrer',
      );
    }
  });
});

test('the footer names the owner and leads back to the top', () => {
  showFooter([]);

  expect(screen.getByText(/© \d{4} Maria Clara/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#home');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('the header leads to the sections that have entries, from other pages too', () => {
  const header = (content: Partial<Content>, isHomePage: boolean) => {
    const sections = shownSections({ ...nothing, owner: owner(), about, ...content }, en);
    return (
      <Header
        owner={owner()}
        sections={sections}
        languages={[]}
        words={en}
        isHomePage={isHomePage}
      />
    );
  };
  const { rerender } = render(header({ skills: [skill()] }, true));
  const links = () =>
    screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

  expect(links()).toEqual(['#main', '#home', '#home', '#about', '#skills', '#contact']);
  rerender(header({}, false));
  expect(links()).toEqual(['/#home', '/#home', '/#about', '/#contact']);
});
