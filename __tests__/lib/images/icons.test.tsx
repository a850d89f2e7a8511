/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { madeFiles } from '@/app/files';
import { Icon } from '@/components/ui/Icon';
import { content } from '@/lib/content';
import { hasLogo, iconSprite, logoFile, outline, similarLogos } from '@/lib/images/icon-shapes';
import { type IconName, iconAddress, icons, tablerName } from '@/lib/images/icons';

const own = Object.keys(icons) as IconName[];
// Brands of which the last two have dots that Tabler fills.
const brands: IconName[] = ['brand-github', 'brand-bluesky', 'brand-reddit', 'brand-steam'];
const names = [...own, ...brands];
const sprite = iconSprite(brands, false);

describe('Icons', () => {
  it.each(names)('%s has its shape in the file of all icons, once', (name) => {
    expect(sprite.split(`id="${name}"`)).toHaveLength(2);
    expect(renderToStaticMarkup(<Icon name={name} />)).toContain(`href="/icons.svg#${name}"`);
  });

  it('are a drawing that browsers take for one', async () => {
    const made = madeFiles['icons.svg'];
    expect(made?.type).toBe('image/svg+xml');
    const { format } = await sharp(Buffer.from(String(await made?.make()))).metadata();
    expect(format).toBe('svg');
  });

  it('turn what points in the direction of reading where that is from right to left', () => {
    const turned = (isMirrored: boolean) =>
      names.filter((name) => iconSprite(brands, isMirrored).includes(`id="${name}" transform`));
    expect(turned(false)).toEqual([]);
    expect(turned(true)).toEqual(['address-book', 'external-link', 'send', 'video']);
  });

  it('are found below the base path', () => {
    jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: 'portfolio' });
    expect(iconAddress('mail')).toBe('/portfolio/icons.svg#mail');
  });

  it.each(names)('%s looks as Tabler drew it', async (name) => {
    const sets = JSON.parse(
      readFileSync('node_modules/@iconify-json/tabler/icons.json', 'utf8'),
    ) as { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> };
    const key = sets.aliases[tablerName(name)]?.parent ?? tablerName(name);
    const stroke =
      'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
    const ours = `<path ${stroke} d="${outline(tablerName(name))}"/>`;
    const [made, drawn] = [await pixels(ours), await pixels(sets.icons[key]?.body ?? '')];
    // Where two of its paths meet, edges are smoothed a little differently in one path.
    const differing = made.filter((value, at) => Math.abs(value - (drawn[at] ?? 0)) > 80);
    expect([made.some((value) => value > 200), differing]).toEqual([true, Buffer.alloc(0)]);
  });

  it.each(own)('%s is shown somewhere, or it would be loaded for nothing', (name) => {
    const named = new RegExp(`['"]${name}['"]`);
    expect(components.some((source) => named.test(source))).toBe(true);
  });

  it('say nothing to screen readers', () => {
    const icon = renderToStaticMarkup(<Icon name="mail" />);
    expect(icon).toContain('aria-hidden="true"');
  });

  it('need no style attribute, which the security policy forbids', () => {
    expect(sprite + renderToStaticMarkup(<Icon name="mail" />)).not.toContain('style=');
  });
});

/** The text of all components. */
const components = [
  ...readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join('components', file), 'utf8')),
];

async function pixels(body: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96">${body}</svg>`;
  return sharp(Buffer.from(svg)).raw().toBuffer();
}

describe('Logos of skills', () => {
  const files = Object.keys(madeFiles).flatMap((name) => /^icons\/(.*)$/.exec(name)?.[1] ?? []);

  it('are published for every skill that names one', () => {
    const wanted = content.skills.map(({ image }) => `${image?.replace('icon:', '')}.svg`);
    expect(files.sort()).toEqual([...new Set(wanted)].sort());
  });

  it.each(files)('%s is a drawing that can be shown', async (file) => {
    const made = madeFiles[`icons/${file}`];
    expect(made?.type).toBe('image/svg+xml');
    const { format, width, height } = await sharp(
      Buffer.from(String(await made?.make())),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: 128, height: 128 });
  });

  it.each(files)('%s stands out from the light plate in its darkest part', async (file) => {
    const svg = logoFile(file.replace('.svg', ''));
    const { data } = await sharp(Buffer.from(svg))
      .flatten({ background: plate })
      .raw()
      .toBuffer({ resolveWithObject: true });
    let darkest = 1;
    for (let at = 0; at < data.length; at += 3) {
      darkest = Math.min(darkest, luminance([...data.subarray(at, at + 3)]));
    }
    expect((luminance(rgb(plate)) + 0.05) / (darkest + 0.05)).toBeGreaterThanOrEqual(3);
  });

  it('keep their colours where one of them is dark enough', () => {
    expect(logoFile('javascript')).toMatch(/#f0db4f/i);
  });

  it('are found by the names of the set only', () => {
    expect(['react', 'nodejs', 'threedsmax', '3dsmax'].map(hasLogo)).toEqual(Array(4).fill(true));
    expect(['', 'reactjs', 'constructor', '../react'].map(hasLogo)).toEqual(Array(4).fill(false));
  });

  it.each([
    ['node', 'nodejs'],
    ['Node.js', 'nodejs'],
    ['reactjs', 'react'],
    ['html', 'html5'],
  ])('named %s by mistake are guessed: %s', (given, meant) => {
    expect(similarLogos(given)).toContain(meant);
  });

  it('of which none comes near are not guessed', () => {
    expect(similarLogos('zzz')).toEqual([]);
    expect(similarLogos('')).toEqual([]);
  });
});

/** The darker one of the two plates, --plate in the dark theme: oklch(0.955 0.012 85). */
const plate = '#f4efe7';
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
