/** @jest-environment node */
import { brandsIn, socialIcon } from '@/lib/images/social-icons';

const page = 'https://profile.example/ana';

test.each([
  ['GitHub', page, 'brand-github'],
  ['LinkedIn', page, 'brand-linkedin'],
  ['Twitter', page, 'brand-twitter'],
  ['X', page, 'brand-x'],
  ['Mastodon', 'https://fosstodon.org/@ana', 'brand-mastodon'],
  ['YouTube', page, 'brand-youtube'],
  ['Bluesky', page, 'brand-bluesky'],
  ['GitLab', page, 'brand-gitlab'],
  ['Stack Overflow', page, 'brand-stackoverflow'],
  ['Dribbble', page, 'brand-dribbble'],
  ['Reddit', page, 'brand-reddit'],
  ['GitHub (work)', page, 'brand-github'],
])('%s is found by its name', (name, href, icon) => {
  expect(socialIcon({ name, href })).toBe(icon);
});

test.each([
  ['https://bsky.app/profile/ana', 'brand-bluesky'],
  ['https://www.youtube.com/@ana', 'brand-youtube'],
  ['https://youtu.be/ana', 'brand-youtube'],
  ['https://x.com/ana', 'brand-x'],
  ['https://t.me/ana', 'brand-telegram'],
  ['https://mastodon.social/@ana', 'brand-mastodon'],
  ['https://gitlab.gnome.org/ana', 'brand-gitlab'],
  ['https://ana.itch.io/', 'brand-itch'],
  ['https://stackoverflow.com/users/1', 'brand-stackoverflow'],
  ['mailto:ana@ana.example', 'mail'],
  ['https://ana.example/', 'link'],
  ['/files/ana.pdf', 'link'],
])('under another name, %s is found by its address', (href, icon) => {
  expect(socialIcon({ name: 'Sketches and notes', href })).toBe(icon);
});

test('a name of another script, or none of a network, is no icon', () => {
  expect(socialIcon({ name: '微博', href: page })).toBe('link');
  expect(socialIcon({ name: 'constructor', href: page })).toBe('link');
});

test('the brands of a page are each named once', () => {
  const social = [
    { name: 'GitHub', href: page },
    { name: 'GitHub (work)', href: page },
    { name: 'Blog', href: page },
  ];
  expect(brandsIn({ social })).toEqual(['brand-github']);
});
