import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

const fromGoogle = (name: string, file: string) =>
  [
    resolve(`@expo-google-fonts/${name}/400Regular/${file}_400Regular.ttf`),
    resolve(`@expo-google-fonts/${name}/700Bold/${file}_700Bold.ttf`),
  ] as const;

/**
 * The system fonts for which components/theme/typeface.ts has a fallback: regular and bold, from npm
 * packages. Arimo is as wide as Arial and Liberation Sans.
 */
export const systemFonts = {
  Arimo: fromGoogle('arimo', 'Arimo'),
  Roboto: fromGoogle('roboto', 'Roboto'),
  'DejaVu Sans': [
    resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
  'Noto Sans': fromGoogle('noto-sans', 'NotoSans'),
} as const;

export type SystemFont = keyof typeof systemFonts;

const folder = path.resolve('.tmp', 'fontconfig');

/**
 * The environment for a browser that is to find only this font and DejaVu, the page's last fallback,
 * on any machine. It works with fontconfig, as on Linux, and does nothing elsewhere.
 */
export function environmentWith(font: SystemFont): Record<string, string> {
  const files = [...systemFonts[font], ...systemFonts['DejaVu Sans']];
  const dirs = [...new Set(files.map((file) => path.dirname(file)))];
  const prefer = (generic: string, family: string) =>
    `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.map((dir) => `<dir>${dir}</dir>`).join('\n')}
<cachedir>${folder}/cache</cachedir>
${prefer('monospace', 'DejaVu Sans Mono')}
${prefer('sans-serif', font)}
</fontconfig>
`;
  const file = path.join(folder, `${font.replaceAll(' ', '-')}.conf`);
  mkdirSync(folder, { recursive: true });
  // Renaming is atomic: several workers write this file while browsers read it.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}
