/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { sectionsOf } from '@/app/sections';
import { About } from '@/components/about/About';
import { Footer } from '@/components/footer/Footer';
import type { Content } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { emailService } from '../fixtures/content';
import { experience, project, skill } from '../fixtures/entries';
import type { Changes } from '../support/changes';
import { setUpMedia } from '../support/mocks/media';
import { Section } from '../support/section';
import { siteOf } from '../support/site';
import { textsIn } from '../support/texts';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../support/mocks/picture'));
jest.mock('@/components/ui/Logo', () => jest.requireActual('../support/mocks/picture'));
beforeEach(setUpMedia);

// generated-files.test.ts compares all texts of the page, bare.spec.ts has a content with nothing
// optional.

const showSkills = (shown: Changes) => render(<Section id="skills" {...shown} />);
function showFooter(social: Content['contact']['social'], legal?: Content['site']['legal']) {
  const { profile, locale } = siteOf({ contact: { social, emailService }, site: { legal } });
  return render(<Footer profile={profile} locale={locale} isHomePage home="" />);
}

const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
/** Letters that stand for a missing picture; screen readers skip them. */
const lettersIn = (part: HTMLElement) =>
  Array.from(
    part.querySelectorAll<HTMLElement>('[aria-hidden="true"][data-letters]'),
    (each) => each.dataset.letters,
  );

test('roles at one company share its name and logo; initials replace a missing logo', () => {
  const lead = experience({ link: undefined, description: undefined, location: undefined });
  const others = [
    { company: 'lantern labs collective ', role: 'Coder', skills: [] },
    { company: 'Bayside', role: 'Tester', skills: [] },
    { company: lead.company, role: 'Trainee', skills: [] },
  ];
  render(<Section id="experience" experience={[{ ...lead, skills: [] }, ...others]} />);

  expect(textsIn(screen.getByRole('region')).join(', ')).toBe(
    `${en.experience.experience}, Aug 2024 – ${en.experience.present}, Lantern Labs Collective, ` +
      'Lead Developer, full-time, Coder, Tester, Bayside, Trainee, Lantern Labs Collective',
  );
  expect(lettersIn(document.body)).toEqual(['B', 'LC']);
});

describe('Skills', () => {
  test('show their level as text and bar, and a letter or emoji instead of a missing image', () => {
    showSkills({
      skills: [skill(), { name: 'écriture' }, { name: '🇵🇭' }, { name: '.', level: 0 }],
    });

    const items = screen.getAllByRole('listitem');
    expect(items.map(textsIn)).toEqual([['React', '90%'], ['écriture'], ['🇵🇭'], ['.', '0%']]);
    // Without groups there is no other heading.
    expect(headings(3)).toEqual(['React', 'écriture', '🇵🇭', '.']);
    expect(items.map(lettersIn)).toEqual([[], ['É'], ['🇵🇭'], ['.']]);
    // Screen readers read the level of the bar, so they skip the text.
    expect(screen.getByText('90%').closest('[aria-hidden="true"]')).not.toBeNull();
    const meter = screen.getByRole('meter', { name: 'React: Proficiency' });
    expect(meter).toHaveAttribute('aria-valuenow', '90');
    expect(meter).toHaveAttribute('aria-valuetext', '90%');
    expect(meter.firstElementChild).toHaveStyle({ width: '90%' });
  });

  /** How the first list of skills arranges them. */
  const layoutOf = (...skills: Content['skills']) => {
    const { unmount } = showSkills({ skills });
    const [list] = screen.getAllByRole('list');
    const { columns, gridTemplateColumns } = getComputedStyle(list as HTMLElement);
    unmount();
    if (columns !== '') return 'columns';
    return gridTemplateColumns === '' ? 'below each other' : 'grid';
  };

  test('with levels are below each other up to 16, and a grid from 17 on, also in groups', () => {
    const layoutOfMany = (count: number, groups: number) =>
      layoutOf(
        ...Array.from({ length: count }, (_, index) =>
          skill({ name: `${index}`, group: `${index % groups}` }),
        ),
      );
    expect(layoutOfMany(16, 1)).toBe('below each other');
    expect(layoutOfMany(16, 4)).toBe('below each other');
    expect(layoutOfMany(17, 1)).toBe('grid');
    expect(layoutOfMany(17, 4)).toBe('grid');
  });

  test('are a grid if only some have levels, and columns if none has', () => {
    const [react, ada] = [skill(), { name: 'Ada' }];
    expect(layoutOf(react)).toBe('below each other');
    expect(layoutOf(react, ada)).toBe('grid');
    expect(layoutOf(skill({ image: undefined }), ada)).toBe('grid');
    expect(layoutOf(ada)).toBe('columns');
    expect(layoutOf(skill({ level: undefined }), ada)).toBe('columns');
  });

  test('have bars for their uses if none has a level and at least half of them are used', () => {
    const used = [{ name: 'React' }, { name: 'C' }];
    const showUsed = (...others: string[]) =>
      showSkills({
        skills: [...used, ...others.map((name) => ({ name }))],
        projects: [project({ tags: ['C'] }), project({ title: 'Devpulse', tags: ['C', 'React'] })],
        experience: [experience({ skills: ['C'] })],
      });
    const { unmount } = showUsed('Ada', 'Go');
    expect(screen.getByText(en.skills.usesNote)).toBeVisible();
    const meters = screen.getAllByRole('meter');
    expect(meters.map((meter) => meter.getAttribute('aria-label'))).toEqual([
      'C: Uses',
      'React: Uses',
    ]);
    expect(meters.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual(['3', '1']);
    const also = screen.getByRole('list', { name: en.skills.also });
    expect(textsIn(also)).toEqual(['Ada', 'Go']);
    unmount();
    // Two of five.
    showUsed('Ada', 'Go', 'Zig');
    expect(screen.queryByRole('meter')).toBeNull();
    expect(headings(3)).toEqual(['React', 'C', 'Ada', 'Go', 'Zig']);
  });

  test('are grouped in the owner’s order, those without a group last', () => {
    const grouped = { Patience: undefined, CSS: 'Frontend', SQL: 'Backend', HTML: ' Frontend' };
    showSkills({ skills: Object.entries(grouped).map(([name, group]) => ({ name, group })) });

    expect(headings(3)).toEqual(['Frontend', 'Backend', en.skills.ungrouped]);
    expect(headings(4)).toEqual(['CSS', 'HTML', 'SQL', 'Patience']);
  });

  test('link to their projects, and show employers and notes', () => {
    const tags = [' java ', 'React', 'C++', 'C#'];
    const projects = [project(), project({ title: 'Devpulse', tags })];
    const lantern = 'lantern labs collective ';
    const jobs = [
      experience(),
      experience({ company: lantern }),
      // A company with the name of its product.
      experience({ company: 'devpulse' }),
      experience({ company: 'Bayside', skills: ['C'] }),
    ];
    const skills = [
      { name: 'React' },
      { name: 'Java' },
      { name: 'C', note: 'Coursework' },
      { name: 'Ada', note: 'At school' },
    ];
    showSkills({ skills, projects, experience: jobs });

    // A short name stays on one line.
    const [crypt, devpulse] = ['Crypt\u00a0The\u00a0Prices', 'Devpulse'];
    expect(screen.getAllByRole('listitem').map(textsIn)).toEqual([
      ['React', '3', 'Used in', crypt, 'and', devpulse, ', and at', 'Lantern Labs Collective'],
      ['Java', '1', 'Used in', devpulse],
      ['C', '1', 'Used at', 'Bayside', 'Coursework'],
      ['Ada', '(At school)'],
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#project-crypt-the-prices', '#project-devpulse', '#project-devpulse']);

    cleanup();
    const many = [...'abcdefg'].map((title) => project({ title }));
    const employers = many.map(({ title }) => experience({ company: `at ${title}` }));
    showSkills({ skills: [{ name: 'React', level: 50 }], projects: many, experience: employers });
    expect(screen.getAllByRole('link')).toHaveLength(5);
    expect(screen.getByText(/^Used in/)).toHaveTextContent(
      'Used in a, b, c, d, e, and 2 more, and at at a, at b, at c, at d, at e, and 2 more',
    );
  });

  test('have the logo for their name, the one that `image` names, or none', () => {
    const names = ['Next.js', 'C++', 'CSS (Grid)', 'Patience', 'constructor'];
    const skills = [
      ...names.map((name) => ({ name })),
      { name: 'Cache', image: 'icon:redis' },
      { name: 'React', image: false as const },
    ];
    showSkills({ skills });
    const logos = screen.getAllByRole('listitem').map(
      (item) =>
        item
          .querySelector('img')
          ?.getAttribute('src')
          ?.match(/\w+(?=\.svg$)/)?.[0],
    );
    const none = undefined;
    expect(logos).toEqual(['nextjs', 'cplusplus', 'css', none, none, 'redis', none]);
  });
});

test('About has large letters for a first paragraph that is short without its addresses', async () => {
  const short = `[${'x'.repeat(260)}](https://example.com)`;
  const leads = [[short, short], [`${'x'.repeat(261)}`]].map(async (paragraphs) => {
    const { profile, locale } = siteOf({ about: { paragraphs, services: [] } });
    const { container } = render(await About({ id: 'about', title: 'About', profile, locale }));
    return [...container.querySelectorAll('p')].map((each) => 'lead' in each.dataset);
  });
  expect(await Promise.all(leads)).toEqual([[true, false], [false]]);
});

test.each<[what: string, changes: Changes, label: string | undefined]>([
  ['no entry', {}, undefined],
  // Home shows it.
  ['nothing but the availability', { owner: { availability: 'Now' } }, undefined],
  ['a fact', { owner: { facts: [{ name: 'Age', value: '9' }] } }, en.about.title],
  ['a service', { about: { services: [{ name: 'x', description: 'y' }] } }, en.about.title],
  ['a photo', { about: { photo: { src: '/x.png', alt: '' } } }, en.about.title],
  ['a school', { education: [{ school: 'x' }] }, en.experience.education],
  ['a certificate', { certificates: [{ name: 'x' }] }, en.experience.certificates],
  ['an award', { awards: [{ title: 'x' }] }, en.experience.awards],
])('an owner with %s has no empty section', (_, changes, label) => {
  const labels = sectionsOf(siteOf(changes)).map((each) => each.label);
  expect(labels).toEqual([en.menu.home, label, en.menu.contact].filter(Boolean));
});

test('Home and the footer are in the language of the page; a CV elsewhere opens in a new tab', () => {
  const owner = { headline: ['a', 'b'], cv: 'https://cv.example/cv.pdf' };
  const arabic = siteOf({ site: { language: 'ar-EG' }, owner });
  const { content, profile, locale } = arabic;
  const [home] = sectionsOf(arabic);
  if (home) render(<home.Component {...home} profile={profile} locale={locale} />);
  const sentence = new Intl.ListFormat('ar-EG').format([content.owner.name, ...owner.headline]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(sentence);
  const cv = document.querySelector(`a[href="${owner.cv}"]`);
  expect(cv).toHaveAttribute('target', '_blank');
  expect(cv).not.toHaveAttribute('download');

  jest.useFakeTimers({ now: new Date('2031-06-01') });
  render(<Footer profile={profile} locale={locale} isHomePage home="" />);
  jest.useRealTimers();
  expect(screen.getByText(/©/)).toHaveTextContent('٢٠٣١');
});

test('without a form, a link opens the mail program, but not on paper', () => {
  const { email } = siteOf().content.contact;
  render(<Section id="contact" />);
  const link = screen.getByRole('link', { name: 'Write an email' });
  expect(link).toHaveAttribute('href', `mailto:${email}`);
  expect(link.closest('[data-print="hide"]')).not.toBeNull();
});

test('without an e-mail address, a link leads to a profile; an intro replaces the offer', () => {
  const ways: Content['contact'] = {
    email: undefined,
    social: [
      { name: 'Mail', href: 'mailto:ana@name.example' },
      { name: 'X', href: 'https://x.com/ana' },
    ],
  };
  const { rerender } = render(<Section id="contact" contact={ways} />);
  const link = () => screen.getByRole('link', { name: /^Write on X/ });
  expect(link()).toHaveAttribute('href', 'https://x.com/ana');
  expect(link()).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Please send me a message on X.')).toBeVisible();
  expect(screen.queryByText(en.contact.email)).toBeNull();

  rerender(<Section id="contact" contact={{ ...ways, intro: 'Message me [there](#home).' }} />);
  expect(link()).toBeVisible();
  expect(screen.queryByText('Please send me a message on X.')).toBeNull();
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', '#home');
});

test('an owner may name e-mail and phone with the same word', () => {
  const words = { contact: { email: 'Direct', phone: 'Direct' } };
  const contact = { phone: '+63 000 000 0000', emailService };
  render(<Section id="contact" site={{ words }} contact={contact} />);
  expect(screen.getAllByText('Direct')).toHaveLength(2);
});

describe('The footer', () => {
  const github = { name: 'GitHub', href: 'https://github.com/ana' };
  const work = { name: 'GitHub (work)', href: 'https://github.com/ana-work' };
  const mastodon = { name: 'Mastodon', href: 'https://mastodon.social/@ana' };
  const notebook = { name: 'Notebook', href: 'https://ana.example/' };

  test('shows social links by icons, or by names if an icon is generic or occurs twice', () => {
    const lists = [
      { social: [work, mastodon], shown: [undefined, undefined] },
      { social: [github, work, mastodon], shown: ['GitHub', 'GitHub (work)', 'Mastodon'] },
      { social: [mastodon, notebook], shown: ['Mastodon', 'Notebook'] },
    ];
    for (const { social, shown } of lists) {
      const { unmount } = showFooter(social);
      const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
      // Visible text is a child of the link; text for screen readers has an element of its own.
      const visible = links.map((link) =>
        [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE),
      );
      expect(visible.map((text) => text?.textContent)).toEqual(shown);
      for (const [index, link] of links.entries()) {
        expect(link).toHaveAccessibleName(`${social[index]?.name} ${en.newTab}`);
        expect(link).toHaveAttribute('rel', 'me noopener noreferrer');
      }
      unmount();
    }
  });

  test('links legal texts: a text below, marked with its language, or a page in a new tab', () => {
    const paragraphs = ['Hafen 1', 'Siehe [Karte](https://map.example).'];
    const page = { name: 'Privacy', href: 'https://page.example/privacy', privacy: true };
    const hebrew = { name: 'נגישות', language: 'he', paragraphs: ['נמל'] };
    showFooter([], [{ name: 'Impressum', language: 'de', paragraphs }, hebrew, page]);

    const link = screen.getByRole('link', { name: 'Impressum' });
    expect(link).not.toHaveAttribute('target');
    const shown = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    const texts = ['Impressum', 'Hafen 1', 'Siehe', 'Karte', en.newTab, '.'];
    expect(textsIn(shown ?? undefined)).toEqual(texts);
    for (const name of screen.getAllByText('Impressum')) {
      expect(name.closest('[lang]')).toHaveAttribute('lang', 'de');
    }
    expect([shown?.dir, screen.getByText('נמל').closest<HTMLElement>('[lang]')?.dir]).toEqual([
      'ltr',
      'rtl',
    ]);
    const outside = screen.getByRole('link', { name: `Privacy ${en.newTab}` });
    expect(outside).toHaveAttribute('href', page.href);
    // Not "me": a legal page is no page about the owner.
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
