import { render, screen, within } from '@testing-library/react';
import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Experience } from '@/components/sections/Experience';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { Home } from '@/components/sections/Home';
import { Projects } from '@/components/sections/Projects';
import { Skills } from '@/components/sections/Skills';
import type { Content } from '@/lib/content/schema';
import { contact, experience, owner, project, site, skill } from '../../fixtures/entries';
import { setUpMedia } from '../../fixtures/media';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../fixtures/picture'));
beforeEach(setUpMedia);

const nothing = { experience: [], education: [], certificates: [], skills: [], projects: [], site };
const emptyAbout = { paragraphs: [], services: [] };
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const headings = (level: number) => texts(screen.queryAllByRole('heading', { level }));

describe('Experience', () => {
  test('needs no more than role and company: initials stand for the logo', () => {
    const { container } = render(
      <Experience
        {...nothing}
        experience={[{ company: 'Ünal & Söhne GmbH', role: 'Trainee', skills: [] }]}
      />,
    );
    const region = screen.getByRole('region', { name: 'Experience' });
    expect(region).toHaveTextContent(/^ExperienceÜGTraineeÜnal & Söhne GmbH$/);
    expect(container.querySelector('img, p, time')).toBeNull();
    expect(screen.getByText('ÜG')).toHaveAttribute('aria-hidden', 'true');
  });

  test('shows points and leads to the employer', () => {
    const highlights = ['Wrote the form.', 'Halved the page.'];
    render(
      <Experience
        {...nothing}
        experience={[experience({ highlights, link: 'https://bayside.example/', skills: [] })]}
      />,
    );
    expect(
      texts(within(screen.getAllByRole('list')[1] as HTMLElement).getAllByRole('listitem')),
    ).toEqual(highlights);
    const link = screen.getByRole('link', { name: 'Bayside Software (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://bayside.example/');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('prints a period of data in the language of the page', () => {
    render(
      <Experience
        {...nothing}
        site={{ ...site, language: 'de' }}
        experience={[experience({ period: { from: '2024-05', to: '2024-06' } })]}
      />,
    );
    expect(screen.getByText('Mai 2024 – Juni 2024')).toBeInTheDocument();
  });

  test('has education and certificates below the work, a level deeper', () => {
    render(
      <Experience
        {...nothing}
        experience={[experience()]}
        education={[{ school: 'City College', programme: 'BSc Physics', period: '2019 – 2023' }]}
        certificates={[
          { name: 'First aid', issuer: 'Red Cross', date: '2024-05', link: 'https://cert.example' },
          { name: 'Driving licence' },
        ]}
      />,
    );
    expect(headings(3)).toEqual(['Lead Developer', 'Education', 'Certificates']);
    expect(headings(4)).toEqual(['BSc Physics']);
    for (const text of [
      'City College',
      '2019 – 2023',
      'Red Cross',
      'May 2024',
      'Driving licence',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: /^First aid/ })).toHaveAttribute(
      'href',
      'https://cert.example',
    );
  });

  test('is called Education by those who have not worked yet, in the menu too', () => {
    const education = [{ school: 'City College' }];
    render(
      <>
        <Header {...nothing} owner={owner()} about={emptyAbout} education={education} />
        <Experience {...nothing} education={education} />
      </>,
    );
    expect(screen.getByRole('region', { name: 'Education' })).toHaveAttribute('id', 'experience');
    expect(headings(3)).toEqual(['City College']);
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#home',
      '#home',
      '#experience',
      '#contact',
    ]);
  });
});

describe('Skills', () => {
  const proof = { experience: [], projects: [], site };

  test('without a level has neither bar nor number, without an image an initial', () => {
    render(<Skills {...proof} skills={[skill(), { name: 'Patience' }]} />);

    const [react, patience] = screen.getAllByRole('listitem');
    expect(within(react as HTMLElement).getByRole('meter')).toBeInTheDocument();
    expect(within(patience as HTMLElement).queryByRole('meter')).toBeNull();
    expect(patience).toHaveTextContent(/^PPatience$/);
  });

  test('all without images have no initials either', () => {
    render(<Skills {...proof} skills={[{ name: 'HTML' }, { name: 'Patience' }]} />);

    expect(texts(screen.getAllByRole('listitem'))).toEqual(['HTML', 'Patience']);
  });

  test('stand in their groups, in the owner’s order, those of none last', () => {
    const skills = [
      { name: 'Patience' },
      { name: 'CSS', group: 'Frontend' },
      { name: 'SQL', group: 'Backend' },
      { name: 'HTML', group: 'Frontend' },
    ];
    render(<Skills {...proof} skills={skills} />);

    expect(headings(3)).toEqual(['Frontend', 'Backend', 'Other']);
    expect(headings(4)).toEqual(['CSS', 'HTML', 'SQL', 'Patience']);
  });
});

describe('Projects', () => {
  const bare = { title: 'Tide table', description: 'Says when.', tags: [] };

  test('without a picture have a cover that says nothing twice', () => {
    const { container } = render(<Projects {...nothing} projects={[bare]} />);

    expect(screen.queryByRole('img')).toBeNull();
    expect(headings(3)).toEqual(['Tide table']);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('Tide table');
  });

  test('no two covers look alike', () => {
    const projects = Array.from({ length: 40 }, (_, index) => ({ ...bare, title: `App ${index}` }));
    const { container } = render(<Projects {...nothing} projects={projects} />);

    const looks = [...container.querySelectorAll('[data-cover]')].map((each) => each.className);
    expect(new Set(looks).size).toBe(40);
  });

  test('say when they were made and what the owner did', () => {
    const period = { from: '2023-03', to: '2023-05' };
    render(<Projects {...nothing} projects={[project({ period, role: 'Design' })]} />);

    expect(screen.getByText('Mar 2023 – May 2023')).toBeInTheDocument();
    expect(screen.getByText('Design')).toBeInTheDocument();
  });
});

describe('Home and About', () => {
  test('do without portrait, CV and place, and tell the pronouns', () => {
    const who = owner({ portrait: undefined, cv: undefined, pronouns: 'she/her' });
    render(
      <Home {...nothing} owner={who} contact={contact({ location: undefined })} projects={[]} />,
    );
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link', { name: /CV/ })).toBeNull();
    expect(screen.getByText('she/her').parentElement).toHaveTextContent('Developer she/her');
  });

  test('there is no heading over nothing', () => {
    const { container } = render(<About about={emptyAbout} owner={owner()} site={site} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Contact', () => {
  test('has a mail link where there is no e-mail service, and no empty fact', () => {
    render(
      <Contact
        owner={owner()}
        contact={contact({ phone: undefined, location: undefined, emailService: undefined })}
      />,
    );
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      'mailto:ana@example.com',
    );
    expect(texts(screen.getAllByRole('term'))).toEqual(['Email']);
  });

  test('dials an extension', () => {
    render(<Contact owner={owner()} contact={contact({ phone: '+63 2 800 0000 ext. 12' })} />);

    expect(screen.getByRole('link', { name: '+63 2 800 0000 ext. 12' })).toHaveAttribute(
      'href',
      'tel:+6328000000;ext=12',
    );
  });

  const social: Content['contact']['social'] = [
    { name: 'GitHub', href: 'https://github.com/ana' },
    { name: 'GitHub (work)', href: 'https://github.com/ana-work' },
    { name: 'Mastodon', href: 'https://mastodon.social/@ana' },
    { name: 'Notebook', href: 'https://ana.example/' },
    { name: 'Press', href: 'mailto:press@ana.example' },
  ];

  test('a mail link opens no tab', () => {
    render(<Contact owner={owner()} contact={contact({ social })} />);

    const press = screen.getByRole('link', { name: 'Press' });
    expect(press).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: 'Notebook (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  test.each([
    ['icons that tell', social.slice(1, 3), [undefined, undefined]],
    ['two icons alike', social.slice(0, 3), ['GitHub', 'GitHub (work)', 'Mastodon']],
    ['a plain icon', social.slice(2, 4), ['Mastodon', 'Notebook']],
  ])('the footer has visible names where needed: %s', (_, links, names) => {
    render(<Footer contact={contact({ social: links })} owner={owner()} site={site} />);

    // Text for the eye stands in the link itself, text for the ear alone in an element of its own.
    const seen = within(screen.getByRole('list', { name: 'Social media' }))
      .getAllByRole('link')
      .map((link) => [...link.childNodes].filter(({ nodeType }) => nodeType === 3))
      .map(([text]) => text?.textContent);
    expect(seen).toEqual(names);
    for (const { name } of links) {
      expect(screen.getByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
    }
  });
});
