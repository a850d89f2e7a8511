import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './project-copy';

const PERSONA = path.join('__tests__', 'fixtures', 'persona');
const TOKENS = path.join('components', 'theme', 'tokens.ts');

/**
 * Makes `.tmp/persona`, the project as another owner would have it after replacing the content, the
 * pictures and the tokens. Returns its folder.
 */
export async function takePersona(): Promise<string> {
  const dir = await copyProject(path.join('.tmp', 'persona'), { site: PERSONA });
  const tokens = await readFile(TOKENS, 'utf8');
  await writeFile(path.join(dir, TOKENS), withOtherLook(tokens));
  return dir;
}

/** The same tokens with all hues turned, sharper corners, other distances and a lower header. */
function withOtherLook(tokens: string): string {
  const look = tokens
    .replace(/\[([\d.]+), ([\d.]+), (\d+)\]/g, (_, lightness, chroma, hue) => {
      return `[${lightness}, ${chroma}, ${(Number(hue) + 200) % 360}]`;
    })
    .replace("'radius-md': '0.875rem'", "'radius-md': '0.125rem'")
    .replace("'space-3': '1.5rem'", "'space-3': '1.25rem'")
    .replace("width: '72rem'", "width: '64rem'")
    .replace("slow: '640ms'", "slow: '400ms'");
  if (look === tokens) throw new Error(`${TOKENS} has no colour that could be changed`);
  return look;
}
