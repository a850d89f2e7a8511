import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { systemFonts } from './system-fonts';

export type SystemFont = keyof typeof systemFonts;

const folder = path.resolve('.tmp', 'fontconfig');
const dejaVu = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/**
 * The environment for a browser that is to find only this font and DejaVu, which has the letters
 * and signs that this font lacks, on any machine. It works with fontconfig, as on Linux, and does
 * nothing elsewhere.
 */
export function environmentWith(font: SystemFont): Record<string, string> {
  const files = [...systemFonts[font], dejaVu];
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
  const file = path.join(folder, `${font}.conf`);
  mkdirSync(folder, { recursive: true });
  // Renaming is atomic: several workers write this file while browsers read it.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}
