import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { UncheckedContent } from '../../lib/content/check';
import placeholder from '../../lib/content/placeholder-content.json' with { type: 'json' };
import type { Content } from '../../lib/content/schema';

/** The type that each file of `content/` gives its constant. */
const types: Record<keyof Content, string> = {
  site: 'Site',
  owner: 'Owner',
  about: 'About',
  experience: 'Experience[]',
  education: 'Education[]',
  certificates: 'Certificate[]',
  skills: 'Skill[]',
  projects: 'Project[]',
  contact: 'Contact',
};

/**
 * The files of `content/` that hold an owner's own texts: neither those that come with the
 * template nor an empty list.
 * @param input what the files export now
 */
export function ownedFiles(input: UncheckedContent): string[] {
  const isEmpty = (value: unknown) =>
    value === undefined || (Array.isArray(value) && value.length === 0);
  return (Object.keys(types) as (keyof Content)[])
    .filter((name) => !isEmpty(input[name]) && !isDeepStrictEqual(input[name], placeholder[name]))
    .map((name) => `content/${name}.ts`);
}

/** The text of one file of `content/`, before it is formatted. */
function fileText(name: keyof Content, value: unknown): string {
  const type = types[name];
  return `import type { ${type.replace('[]', '')} } from '../lib/content/schema';

export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};
`;
}

/** Writes all files of `content/` anew, formatted as the rest of the project is. */
export async function writeContent(content: Content, projectDir: string): Promise<string[]> {
  const files = (Object.keys(types) as (keyof Content)[]).map((name) => `content/${name}.ts`);
  for (const [index, name] of (Object.keys(types) as (keyof Content)[]).entries()) {
    const file = path.join(projectDir, files[index] ?? '');
    await writeFile(file, fileText(name, content[name]));
  }
  const biome = path.join(projectDir, 'node_modules/@biomejs/biome/bin/biome');
  // Without it the files are right all the same, only not in the project's form.
  spawnSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: projectDir });
  return files;
}
