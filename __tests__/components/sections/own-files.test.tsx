import { render, screen } from '@testing-library/react';
import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Footer } from '@/components/sections/Footer';
import { Projects } from '@/components/sections/Projects';
import { contact, owner, project, site } from '../../fixtures/entries';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../fixtures/picture'));

// An owner may link files of their own, named as they are named in the folder, and the site may
// stand under a sub-path: the address has to lead to the file all the same.
const file = '/my cv #2 (100%)?.pdf';
const address = '/portfolio/my%20cv%20%232%20(100%25)%3F.pdf';

beforeEach(() => {
  process.env.BASE_PATH = 'portfolio';
});

afterEach(() => {
  delete process.env.BASE_PATH;
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the CV', () => {
  const about = { photo: owner().portrait, paragraphs: [], services: [] };
  render(<About about={about} owner={owner({ cv: file })} site={site} />);

  expect(screen.getByRole('link', { name: /Download CV/ })).toHaveAttribute('href', address);
});

test('every kind of project link', () => {
  const links = { demoLink: file, videoLink: file, repoLink: file, apkLink: file };
  render(<Projects site={site} skills={[]} projects={[project(links)]} />);

  expect(hrefs()).toEqual([address, address, address, address]);
});

test('a profile in the footer', () => {
  const social = [{ name: 'Talks', href: file }];
  render(<Footer contact={contact({ social })} owner={owner()} site={site} />);

  expect(screen.getByRole('link', { name: /^Talks/ })).toHaveAttribute('href', address);
});

test('a profile beside the form', () => {
  const social = [{ name: 'Talks', href: file }];
  render(<Contact contact={contact({ social })} owner={owner()} />);

  expect(screen.getByRole('link', { name: /^Talks/ })).toHaveAttribute('href', address);
});

test('addresses elsewhere stay as they are written', () => {
  const demoLink = 'https://example.com/a b?c=#d';
  render(<Projects site={site} skills={[]} projects={[project({ demoLink })]} />);

  expect(hrefs()).toEqual([demoLink]);
});
