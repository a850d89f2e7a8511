import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, listPages, nameOf } from './export-files';
import { chunkTag } from './html';

const folder = 'static/chunks';

/**
 * Up to how many characters are joined. All in one would be a single long task: blocking time at
 * 4× slowdown was 33 ms with it, 12 ms with Next's ten chunks (medians of 7).
 */
const longest = 220_000;

interface Chunk {
  name: string;
  code: string;
}

/**
 * Joins neighbours among the chunks that load with a page. Next cuts them small for sites whose
 * pages share some; here each address costs the first packets of the HTML some 15 bytes, and each
 * answer has headers of its own.
 *
 * A chunk tells Turbopack's runtime which file it came in by the element that runs, so whoever
 * waits for one of them may as well wait for the file that holds it: the names are exchanged.
 * @throws if a script waits for a chunk that is gone, which would never come
 */
export async function joinChunks(out: string): Promise<void> {
  const gone = new Set<string>();
  for (const page of await listPages(out)) {
    const html = await readText(out, page);
    const names = new Set([...html.matchAll(chunkTag)].map(([, src = '']) => nameIn(src)));
    const chunks = await Promise.all(
      Array.from(names, async (name) => ({ name, code: await readText(out, `_next/${name}`) })),
    );
    let joinedHtml = html;
    for (const group of groups(chunks)) {
      const code = group.map((each) => each.code).join('\n');
      const joined = `${folder}/${nameOf(code)}`;
      await writeFile(path.join(out, '_next', joined), code);
      for (const { name } of group) {
        gone.add(name);
        joinedHtml = joinedHtml.replaceAll(name, joined);
      }
    }
    await writeFile(path.join(out, page), withoutRepeats(joinedHtml));
  }

  await Promise.all([...gone].map((name) => rm(path.join(out, '_next', name))));
  for (const file of await listFiles(out)) {
    if (!file.endsWith('.js')) continue;
    const code = await readText(out, file);
    const missed = [...gone].find((name) => code.includes(name));
    if (missed) throw new Error(`${file} asks for ${missed}, which has been joined with others.`);
  }
}

/** How Turbopack names the chunk at an address: `static/chunks/a.js`. */
const nameIn = (src: string) => src.slice(src.indexOf(folder));

/** The chunks in their order, in groups that are not too long together. */
function groups(chunks: readonly Chunk[]): Chunk[][] {
  const made: Chunk[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const chunk of chunks) {
    length += chunk.code.length;
    if (length > longest) {
      made.push([]);
      length = chunk.code.length;
    }
    made.at(-1)?.push(chunk);
  }
  return made;
}

/** A page with each script once. */
function withoutRepeats(html: string): string {
  const seen = new Set<string>();
  return html.replace(chunkTag, (element) => {
    const isNew = !seen.has(element);
    seen.add(element);
    return isNew ? element : '';
  });
}

function readText(out: string, file: string): Promise<string> {
  return readFile(path.join(out, file), 'utf8');
}
