import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const locate = (file: string) => require.resolve(file);

/**
 * Fonts that systems bring, for which components/theme/typeface.ts has a fallback each: regular and
 * bold, from npm packages. Arimo is as wide as Arial and Liberation Sans.
 */
export const systemFonts = {
  Arimo: [
    locate('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    locate('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  ],
  Roboto: [
    locate('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
    locate('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  ],
  'DejaVu Sans': [
    locate('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    locate('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
  'Noto Sans': [
    locate('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    locate('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  ],
} as const;

export type SystemFont = keyof typeof systemFonts;

const monospace = locate('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');
const folder = path.resolve('.tmp', 'fontconfig');

/**
 * The environment of a browser that finds just this font (and one of fixed width), whatever the
 * machine has. Only where programs ask fontconfig for fonts, as on Linux; elsewhere it does nothing.
 */
export function environmentWith(font: SystemFont): Record<string, string> {
  const files = [...systemFonts[font], monospace];
  const list = (element: string, values: string[]) =>
    values.map((value) => `<${element}>${escapeXml(value)}</${element}>`).join('');
  const prefer = (generic: string, family: string) =>
    `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${list('dir', [...new Set(files.map((file) => path.dirname(file)))])}
${list('cachedir', [path.join(folder, 'cache')])}
<selectfont>
<rejectfont><glob>*</glob></rejectfont>
<acceptfont>${list(
    'glob',
    files.map((file) => `*/${path.basename(file)}`),
  )}</acceptfont>
</selectfont>
${prefer('monospace', 'DejaVu Sans Mono')}
${prefer('sans-serif', font)}
</fontconfig>
`;
  const file = path.join(folder, `${font.replaceAll(' ', '-')}.conf`);
  mkdirSync(folder, { recursive: true });
  // Each worker comes by here, while the browser of another may be reading.
  if (read(file) !== text) writeFileSync(file, text);
  const { env } = process;
  return { ...(env as Record<string, string>), FONTCONFIG_FILE: file };
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
