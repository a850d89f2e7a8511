import { namesOfTechnologies } from '@/lib/content/technologies';
import { accountIconFor } from '@/lib/images/account-icons';
import { iconSprite, isDeviconName } from '@/lib/images/icon-files';
import { icons } from '@/lib/images/interface-icons';
import { logoSourceOf } from '@/lib/profile/skill-logos';

const page = 'https://profile.example/ana';

test('the sprite contains all icons, and the brands that the owner links', () => {
  const sprite = iconSprite(['brand-android', 'brand-github', 'link', 'brand-github']);
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...icons, 'brand-github', 'shore', 'paper-wave']);
});

test.each([
  ['GitHub', page, 'brand-github'],
  ['Stack Overflow', page, 'brand-stackoverflow'],
  ['GitHub mirror', 'https://gitlab.com/ana', 'brand-gitlab'],
  ['Notes', 'https://www.youtube.com/@ana', 'brand-youtube'],
  ['Pens', 'https://www.codepen.io/ana', 'brand-codepen'],
  ['Notes', 'mailto:ana@ana.example', 'mail'],
  ['Notes', 'MAILTO:ana@ana.example', 'mail'],
  ['Notes', 'https://ana.example/', 'link'],
  ['Notes', 'https://x.ana.example/', 'link'],
  ['Notes', 'https://de.linkedin.com/in/ana', 'brand-linkedin'],
  ['Notes', 'https://scholar.google.com/citations?user=X1', 'brand-google'],
  ['Website', 'https://ana.github.io/', 'link'],
  ['Website', 'https://ana.vercel.app/', 'link'],
  ['Website', 'https://ana.notion.site/', 'link'],
  ['Website', 'https://git.ana.example/', 'link'],
  ['constructor', page, 'link'],
])('the icon of "%s" at %s is %s', (name, href, icon) => {
  expect(accountIconFor({ name, href })).toBe(icon);
});

test('logos are found by names of the icon set only', () => {
  expect(['react', 'nodejs', 'threedsmax', '3dsmax', 'graphql'].map(isDeviconName)).toEqual(
    Array(5).fill(true),
  );
  expect(['', 'reactjs', 'constructor', '../react'].map(isDeviconName)).toEqual(
    Array(4).fill(false),
  );
});

test.each([
  ['Next.js', 'nextjs'],
  ['C++', 'cplusplus'],
  ['C#', 'csharp'],
  ['JavaScript (ES6+)', 'javascript'],
  ['Vue 3', 'vuejs'],
  ['Unity 2022.3 (LTS)', 'unity'],
  ['Windows 11', 'windows11'],
  ['HTML', 'html5'],
  ['CSS3', 'css3'],
  ['.NET', 'dot-net'],
  ['Spring Boot', 'spring'],
  ['Django', 'django'],
  ['Splunk', 'splunk-wordmark'],
  ['SOLID', undefined],
  ['GoJS', undefined],
  ['Research (R)', undefined],
  ['constructor', undefined],
])('the logo of the skill "%s" is %s', (name, logo) => {
  expect(logoSourceOf({ name })).toBe(logo && `icon:${logo}`);
});

test('all names of a technology have its logo, if it has one', () => {
  const wrong = namesOfTechnologies.filter((names) => {
    const logos = names.map((name) => logoSourceOf({ name }));
    return logos.some(Boolean) && !logos.every((logo) => logo?.startsWith(`icon:${names[0]}`));
  });
  expect(wrong).toEqual([]);
});
