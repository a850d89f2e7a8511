import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.resolve('.tmp', 'fontconfig');
const { resolve } = createRequire(import.meta.url);

/**
 * The system font that the page shows until the typeface arrives: Arimo, which is as wide as Arial
 * and Liberation Sans. DejaVu has the characters that it lacks.
 */
const fonts = [
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
];

/**
 * The environment for a browser that is to find only these fonts, on any machine. It works with
 * fontconfig, as on Linux, and does nothing elsewhere.
 */
export function fontEnvironment(): Record<string, string> {
  const dirs = fonts.map((font) => path.dirname(resolve(font)));
  const prefer = (generic: string, family: string) =>
    `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.map((dir) => `<dir>${dir}</dir>`).join('\n')}
<cachedir>${folder}/cache</cachedir>
${prefer('monospace', 'DejaVu Sans Mono')}
${prefer('sans-serif', 'Arimo')}
</fontconfig>
`;
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  // Renaming is atomic: several workers write this file while browsers read it.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}
