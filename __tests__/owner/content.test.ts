/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '@/lib/content';
import { isTemplateContent } from '@/lib/content/template';

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(path.relative(dir, entry.parentPath), entry.name))
    // Made by each build.
    .filter((name) => !name.startsWith('pictures'))
    .sort();

// A change to the shipped content is made in both places; an owner's content is no one else's.
if (isTemplateContent(content)) {
  test.each(['content', 'public'])('%s/ holds what template/ holds', (folder) => {
    const template = path.join('template', folder);
    expect(filesIn(folder)).toEqual(filesIn(template));
    const changed = filesIn(folder).filter(
      (name) =>
        !readFileSync(path.join(folder, name)).equals(readFileSync(path.join(template, name))),
    );
    expect(changed).toEqual([]);
  });
}
