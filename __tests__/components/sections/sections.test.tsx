import { render, screen, within } from '@testing-library/react';
import { About } from '@/components/sections/About';
import { Experience } from '@/components/sections/Experience';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { Home } from '@/components/sections/Home';
import { Skills } from '@/components/sections/Skills';
import { contact, experience, owner, project, site, skill } from '../../fixtures/entries';
import { setUpMedia } from '../../fixtures/media';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../fixtures/picture'));

const about = {
  photo: { src: '/images/desk.png', alt: 'A desk by a window' },
  paragraphs: ['I study at a city college.', 'I like chess.', 'I like the lake.'],
  services: [
    { name: 'Frontend Development', description: 'Interfaces.' },
    { name: 'Backend Development', description: 'Servers.' },
  ],
};

const others = { education: [], certificates: [], site };

/** The text of each item of a list. */
const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('Entries that read the same', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  // React warns of two children with one key, and then may drop one of them.
  afterEach(() => expect(complaints).not.toHaveBeenCalled());

  test('paragraphs and services are all shown', () => {
    const twice = {
      ...about,
      paragraphs: ['Again.', 'Again.', 'Again. 2'],
      services: [...about.services, ...about.services],
    };
    render(<About about={twice} owner={owner()} site={site} />);

    expect(screen.getAllByText(/^Again\./)).toHaveLength(3);
    expect(screen.getAllByText('Interfaces.')).toHaveLength(2);
  });

  test('positions and profiles are all shown', () => {
    render(<Experience {...others} skills={[]} experience={[experience(), experience()]} />);
    const [one] = contact().social;
    const social = one === undefined ? [] : [one, one];
    render(<Footer contact={contact({ social })} owner={owner()} site={site} />);

    expect(screen.getAllByText('Leads two developers.')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /^GitHub/ })).toHaveLength(2);
  });

  test('a project named like a company is told as well', () => {
    const projects = [project({ title: 'Harbor' })];
    const jobs = [experience({ company: 'Harbor' })];
    render(<Skills site={site} experience={jobs} skills={[skill()]} projects={projects} />);

    expect(screen.getByText(/Used in/)).toHaveTextContent('Used in Harbor, Harbor');
  });
});

describe('About', () => {
  test('tells the biography beside the photo', () => {
    render(<About about={about} owner={owner()} site={site} />);

    const region = screen.getByRole('region', { name: 'About' });
    expect(region).toHaveAttribute('id', 'about');
    expect(within(region).getByRole('img', { name: 'A desk by a window' })).toBeInTheDocument();
    for (const paragraph of about.paragraphs) {
      expect(within(region).getByText(paragraph)).toBeInTheDocument();
    }
  });

  test('lists what the owner does', () => {
    render(<About about={about} owner={owner()} site={site} />);

    expect(screen.getByRole('heading', { level: 3, name: 'What I Do' })).toBeInTheDocument();
    // As the owner ordered them, each with its description.
    expect(
      screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
    ).toEqual(['Frontend Development', 'Backend Development']);
    expect(itemsOf(screen.getByRole('list'))).toEqual([
      'Frontend DevelopmentInterfaces.',
      'Backend DevelopmentServers.',
    ]);
  });

  test('offers the CV in a new tab', () => {
    render(<About about={about} owner={owner()} site={site} />);

    const link = screen.getByRole('link', { name: /Download CV/ });
    expect(link).toHaveAttribute('href', '/cv.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('says nothing of services or facts the owner left out', () => {
    render(<About about={{ ...about, services: [] }} owner={owner()} site={site} />);

    expect(screen.queryByText('What I Do')).not.toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });

  test('answers what recruiters ask first, as far as the owner did', () => {
    const languages = [{ name: 'Filipino', level: 'native' }];
    render(
      <About
        about={about}
        owner={owner({ workplace: 'Remote', timeZone: 'Asia/Manila', languages })}
        site={site}
      />,
    );

    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Work location', 'Time zone', 'Languages']);
    expect(answers).toEqual(['Remote', 'UTC+8', 'Filipino (native)']);
  });
});

describe('Experience', () => {
  test('shows every field of an entry', () => {
    render(<Experience {...others} skills={[]} experience={[experience()]} />);

    const region = screen.getByRole('region', { name: 'Experience' });
    expect(within(region).getByRole('heading', { level: 3 })).toHaveTextContent('Lead Developer');
    for (const text of [
      'Bayside Software',
      'full-time',
      'Aug 2024 – Present',
      'Calamba, Philippines',
      'Leads two developers.',
    ]) {
      expect(within(region).getByText(text)).toBeInTheDocument();
    }
    const skills = screen.getByRole('list', { name: 'Skills used as Lead Developer' });
    expect(itemsOf(skills)).toEqual(['React', 'Node.js']);
    // The logo only repeats the company's name.
    expect(region.querySelector('img')).toHaveAttribute('alt', '');
  });

  test('keeps the order in which the owner wrote the entries', () => {
    const roles = ['Tester', 'Developer', 'Marshal'];
    render(
      <Experience {...others} skills={[]} experience={roles.map((role) => experience({ role }))} />,
    );

    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(roles);
  });

  test('an entry without skills has no empty list', () => {
    render(<Experience {...others} skills={[]} experience={[experience({ skills: [] })]} />);

    expect(screen.queryByRole('list', { name: /Skills used/ })).not.toBeInTheDocument();
  });

  test('without entries there is no heading over nothing', () => {
    const { container } = render(<Experience {...others} skills={[]} experience={[]} />);

    expect(container).toBeEmptyDOMElement();
  });
});

describe('Skills', () => {
  const skills = [skill(), skill({ name: 'C', image: 'icon:c', level: 45 })];

  test('shows name, image and level of each', () => {
    render(<Skills experience={[]} site={site} skills={skills} projects={[]} />);

    const region = screen.getByRole('region', { name: 'Skills' });
    const cards = within(region).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual(['React90%', 'C45%']);
    expect(cards.map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual([
      '/icons/react.svg',
      '/icons/c.svg',
    ]);
  });

  test('each bar says what it measures and how much', () => {
    render(<Skills experience={[]} site={site} skills={skills} projects={[]} />);

    for (const { name, level } of skills) {
      const meter = screen.getByRole('meter', { name });
      expect(meter).toHaveAttribute('aria-valuemin', '0');
      expect(meter).toHaveAttribute('aria-valuemax', '100');
      expect(meter).toHaveAttribute('aria-valuenow', String(level));
      expect(meter).toHaveAttribute('aria-valuetext', `${level}%`);
      expect(meter.lastElementChild).toHaveAttribute('width', `${level}%`);
    }
  });

  test.each([0, 100])('a level of %i is drawn as it is', (level) => {
    render(<Skills experience={[]} site={site} skills={[skill({ level })]} projects={[]} />);

    expect(screen.getByRole('meter').lastElementChild).toHaveAttribute('width', `${level}%`);
  });

  test.each([
    ['en', '45%'],
    ['de', '45\u00a0%'],
    ['tr', '%45'],
  ])('in the language %s a level reads %j', (language, text) => {
    render(
      <Skills
        experience={[]}
        site={{ ...site, language }}
        skills={[skill({ level: 45 })]}
        projects={[]}
      />,
    );

    expect(screen.getByRole('listitem').textContent).toBe(`React${text}`);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', text);
  });

  test('leads from a skill to the projects that prove it', () => {
    const projects = [project(), project({ title: 'Devpulse', tags: ['Java'] })];
    render(<Skills experience={[]} site={site} skills={skills} projects={projects} />);

    const [link, ...others] = screen.getAllByRole('link');
    expect(link).toHaveAccessibleName('Arkha');
    expect(link).toHaveAttribute('href', '#project-arkha');
    expect(others).toEqual([]);
  });

  test('without skills there is no heading over nothing', () => {
    const { container } = render(
      <Skills experience={[]} site={site} skills={[]} projects={[project()]} />,
    );

    expect(container).toBeEmptyDOMElement();
  });
});

describe('Footer', () => {
  test('links to the profiles in new tabs, each by name', () => {
    render(<Footer contact={contact()} owner={owner()} site={site} />);

    const list = screen.getByRole('list', { name: 'Social media' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'GitHub (opens in a new tab)',
      'Mastodon (opens in a new tab)',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')?.split(' ')).toEqual(
        expect.arrayContaining(['noopener', 'noreferrer']),
      );
    }
  });

  test('names the owner and leads back to the top', () => {
    render(<Footer contact={contact()} owner={owner()} site={site} />);

    expect(screen.getByText(/© \d{4} Ana Maria Santos/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#home');
  });

  test('without profiles there is no empty list', () => {
    render(<Footer contact={contact({ social: [] })} owner={owner()} site={site} />);

    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('Header', () => {
  const full = {
    owner: owner(),
    experience: [experience()],
    skills: [skill()],
    projects: [project()],
    about,
    education: [],
    certificates: [],
  };
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Sections', hidden: true }))
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]);

  beforeEach(setUpMedia);

  test('names the owner and leads to the six sections', () => {
    render(<Header {...full} />);

    expect(screen.getByRole('link', { name: 'Ana Maria Santos' })).toHaveAttribute('href', '#home');
    expect(links()).toEqual([
      ['Home', '#home'],
      ['About', '#about'],
      ['Experience', '#experience'],
      ['Skills', '#skills'],
      ['Projects', '#projects'],
      ['Contact', '#contact'],
    ]);
  });

  test('does not lead to sections that have no entries', () => {
    render(<Header {...full} experience={[]} projects={[]} />);

    expect(links().map(([label]) => label)).toEqual(['Home', 'About', 'Skills', 'Contact']);
  });

  test('leads back to the home page from elsewhere', () => {
    render(<Header {...full} away />);

    expect(links().map(([, href]) => href)).toContain('/#skills');
  });
});

describe('Home', () => {
  beforeEach(setUpMedia);
  const full = { owner: owner(), contact: contact(), projects: [project()], site };

  test('shows who it is, and what to do next', () => {
    render(<Home {...full} />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Ana Maria Santos, a Full Stack Developer, and a Tech Enthusiast',
    );
    expect(screen.getByText('I build web apps.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Ana Maria Santos' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View My Work' })).toHaveAttribute('href', '#projects');
    expect(screen.getByRole('link', { name: /^Download CV/ })).toHaveAttribute('href', '/cv.pdf');
  });

  test('without projects there is no way to them', () => {
    render(<Home {...full} projects={[]} />);

    expect(screen.queryByRole('link', { name: 'View My Work' })).not.toBeInTheDocument();
  });
});
