import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFiles } from '../../lib/content/check';
import type { Content } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { loadContent } from '../build/before/load-content';

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
  look: 'Look',
};

/** A résumé says nothing of colours. */
const written = contentFiles.filter((name) => name !== 'look');

const fileOf = (name: keyof Content) => `content/${name}.ts`;

/**
 * The files of `content/` that hold an owner's own texts: neither those that come with the
 * template nor an empty list. One that cannot be read may hold them too.
 */
export async function ownedFiles(projectDir: string): Promise<string[]> {
  const { input } = await loadContent(projectDir);
  const isOwned = (name: keyof Content) => {
    const value = input[name];
    if (value === undefined) return existsSync(path.join(projectDir, fileOf(name)));
    const isEmpty = Array.isArray(value) && value.length === 0;
    return !isEmpty && !isDeepStrictEqual(value, templateContent[name]);
  };
  return written.filter(isOwned).map(fileOf);
}

/** The text of one file of `content/`, before it is formatted. */
function fileText(name: keyof Content, value: unknown): string {
  const type = types[name];
  return `import type { ${type.replace('[]', '')} } from '@/lib/content/schema';

export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};
`;
}

/**
 * Writes all files of `content/` anew, formatted as the rest of the project is.
 * @returns their names
 */
export async function writeContent(content: Content, projectDir: string): Promise<string[]> {
  const format = formatter(projectDir);
  for (const name of written) {
    await writeFile(path.join(projectDir, fileOf(name)), format(fileText(name, content[name])));
  }
  return written.map(fileOf);
}

/**
 * Biome with the project's settings. It gets the text and not the file, since the settings leave
 * `content/` in its owner's form. Not installed, it leaves a text as it is, which is right as well.
 */
function formatter(projectDir: string): (text: string) => string {
  let biome: string;
  try {
    biome = createRequire(path.join(projectDir, 'package.json')).resolve(
      '@biomejs/biome/bin/biome',
    );
  } catch {
    return (text) => text;
  }
  const args = [biome, 'format', '--vcs-enabled=false', '--stdin-file-path=imported.ts'];
  return (text) => {
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: projectDir,
      input: text,
      encoding: 'utf8',
    });
    return status === 0 ? stdout : text;
  };
}
