import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { huesOf, palette } from '@/lib/design/palette';
import { hasLogo, iconSprite, logoFile } from '@/lib/images/icon-files';
import { icons } from '@/lib/images/interface-icons';
import { skillImage } from '@/lib/images/skill-logos';
import { brandsAmong, socialIcon } from '@/lib/images/social-icons';

const page = 'https://profile.example/ana';

test('the sprite contains all icons, and the brands that the owner links', () => {
  const sprite = iconSprite(brandsAmong(['brand-github', 'link', 'brand-github']));
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...Object.keys(icons), 'brand-github', 'coast', 'step']);
});

test.each([
  ['GitHub', page, 'brand-github'],
  ['Stack Overflow', page, 'brand-stackoverflow'],
  ['GitHub mirror', 'https://gitlab.com/ana', 'brand-gitlab'],
  ['Notes', 'https://www.youtube.com/@ana', 'brand-youtube'],
  ['Notes', 'https://gitlab.gnome.org/ana', 'brand-gitlab'],
  ['Notes', 'mailto:ana@ana.example', 'mail'],
  ['Notes', 'MAILTO:ana@ana.example', 'mail'],
  ['Notes', 'https://ana.example/', 'link'],
  ['Notes', 'https://x.com/ana', 'brand-x'],
  ['Notes', 'https://x.ana.example/', 'link'],
  ['Notes', 'https://de.linkedin.com/in/ana', 'brand-linkedin'],
  ['Website', 'https://ana.github.io/', 'link'],
  ['Website', 'https://ana.vercel.app/', 'link'],
  ['Website', 'https://ana.framer.app/', 'link'],
  ['Website', 'https://ana.deno.dev/', 'link'],
  ['Website', 'https://ana.notion.site/', 'link'],
  ['Website', 'https://ana.uber.space/', 'link'],
  ['Website', 'https://git.ana.example/', 'link'],
  ['constructor', page, 'link'],
])('the icon of "%s" at %s is %s', (name, href, icon) => {
  expect(socialIcon({ name, href })).toBe(icon);
});

/** The share of a logo's pixels with a contrast of at least 1.6 : 1 to a plate, from 0 to 1. */
async function visibleShareOn(plate: string, logo: string): Promise<number> {
  const drawing = sharp(Buffer.from(logoFile(logo))).resize(48, 48);
  const pixels = await drawing.ensureAlpha().raw().toBuffer();
  const seen = Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(index * 4, index * 4 + 4);
    const color = { mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 };
    return alpha < 128 ? [] : [wcagContrast(color, plate) >= 1.6];
  }).flat();
  return seen.filter(Boolean).length / seen.length;
}

test('a logo of one pale color gets a contrast of at least 3:1 with its plate, of every hue', () => {
  const [color = ''] = logoFile('react').match(/#[\da-f]{6}/) ?? [];
  for (let hue = 0; hue < 360; hue += 5) {
    for (const theme of ['light', 'dark'] as const) {
      const { plate } = palette(huesOf({ hues: { paper: hue } }), theme);
      const contrast = wcagContrast(color, plate);
      expect([hue, theme, contrast >= 3 && contrast < 4]).toEqual([hue, theme, true]);
    }
  }
});

test.each(['grpc', 'react', 'c', 'chakraui'])(
  'the logo %s is visible on its plate',
  async (logo) => {
    for (const theme of ['light', 'dark'] as const) {
      const { plate } = palette(huesOf(), theme);
      expect([theme, (await visibleShareOn(plate, logo)) > 0.8]).toEqual([theme, true]);
    }
  },
);

test('logos keep their colors if one of them is dark enough', () => {
  expect(logoFile('javascript')).toMatch(/#f0db4f/i);
});

test('logos are found by names of the icon set only', () => {
  expect(['react', 'nodejs', 'threedsmax', '3dsmax'].map(hasLogo)).toEqual(Array(4).fill(true));
  expect(['', 'reactjs', 'constructor', '../react'].map(hasLogo)).toEqual(Array(4).fill(false));
});

test.each([
  ['Next.js', 'nextjs'],
  ['NextJS', 'nextjs'],
  ['React.js', 'react'],
  ['Vue', 'vuejs'],
  ['C#', 'csharp'],
  ['JavaScript (ES6+)', 'javascript'],
  ['JS', 'javascript'],
  ['TS', 'typescript'],
  ['Mongo', 'mongodb'],
  ['Ruby on Rails', 'rails-wordmark'],
  ['SOLID', undefined],
  ['Core', undefined],
  ['Three', undefined],
  ['Discord', undefined],
  ['GoJS', undefined],
  ['Research (R)', undefined],
  ['データ R', undefined],
])('the logo of the skill "%s" is %s', (name, logo) => {
  expect(skillImage(name)).toEqual(logo && { logo });
  const known = [logo].filter((each) => each !== undefined && hasLogo(each));
  expect(known).toEqual(logo === undefined ? [] : [logo]);
});
