import { brandsOfTechnologies } from '@/lib/content/technologies';
import { iconSprite, isBrandName, logoFile } from '@/lib/images/icon-files';
import { icons } from '@/lib/images/interface-icons';
import { linkIconFor } from '@/lib/images/link-icons';
import { logoSourceOf } from '@/lib/profile/skill-groups';
import { expectGolden } from '../../support/golden';
import { siteOf } from '../../support/site';

const page = 'https://profile.example/ana';

test('the sprite contains all icons, and the brands that the owner links', () => {
  const sprite = iconSprite(['brand-android', 'brand-github', 'link', 'simple-kaggle', 'link']);
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...icons, 'brand-github', 'simple-kaggle', 'waves']);
  expect(sprite).toMatch(/"simple-kaggle" viewBox="0 0 24 24"><path fill="currentColor" d="M/);
});

test.each([
  ['GitHub', page, 'brand-github'],
  ['Kaggle', page, 'simple-kaggle'],
  ['dev.to', page, 'simple-devto'],
  // Jordan is a brand, and the name of people.
  ['Notes', 'https://jordan.com/', 'link'],
  ['GitHub mirror', 'https://gitlab.com/ana', 'brand-gitlab'],
  ['Notes', 'https://www.youtube.com/@ana', 'brand-youtube'],
  ['Notes', 'mailto:ana@ana.example', 'mail'],
  ['Website', 'https://ana.github.io/', 'link'],
  ['constructor', page, 'link'],
  ['Get it', 'https://play.google.com/store/apps/details?id=ana', 'brand-google-play'],
])('the icon of "%s" at %s is %s', (name, href, icon) => {
  expect(linkIconFor({ name, href })).toBe(icon);
});

test('a link of a project has the brand of its address, and not of its name', () => {
  const names = ['Slides', 'Abstract', 'Office', 'Line', 'Monday', 'GitHub'];
  const links = names.map((name) => ({ name, href: `https://${name}.ana.example/` }));
  links.push({ name: 'Get it', href: 'https://play.google.com/store/apps/details?id=ana' });
  const { profile } = siteOf({ projects: [{ title: 'Kelp', links }] });
  const icons = profile.projects.flatMap((project) => project.links.map(({ icon }) => icon));
  expect(icons).toEqual([...names.map(() => 'link'), 'brand-google-play']);
});

/** Names of products with a logo of devicon or of Simple Icons, as owners write them. */
const products =
  'Next.js, JS, C++, C#, R, Golang, Node, JavaScript (ES6+), Vue 3, Unity 2022.3 (LTS), CSS3, SCSS, ' +
  'Django, Express.js, HTML/CSS, Git / GitHub, C & C++, GitHub Actions, AWS Lambda, Docker Compose, ' +
  'Bitbucket CI/CD, Adobe Photoshop, .NET, Spring Boot, Apache Kafka, Hono, DaisyUI, shadcn/ui, ' +
  'React Query';

/** These are no product, although some brands have that word as their name. */
const others =
  'SOLID, Target audiences, Linear algebra, Shell, REST APIs, CI/CD, Problem solving, Team work, ' +
  'Data Structures & Algorithms, GoJS, Research (R), constructor, Go to market, React to incidents, ' +
  'Apple pie, C level reporting, Dash, Target, Max, Go Kart Racing, R & D';

test('a skill has the logo of the product that it names', () => {
  const names = `${products}, ${others}`.split(', ');
  const lines = names.map((name) => `${name}: ${logoSourceOf({ name }) ?? 'no logo'}`);
  expectGolden('logos.txt', lines);
  expect(brandsOfTechnologies.filter((name) => !isBrandName(name))).toEqual([]);
});

test('a logo has the color of its brand', () => {
  expect(logoFile('stripe')).toContain('color="#635BFF"');
});
