import type { UncheckedContent } from '../../lib/content/schema';
import { contentFile } from '../../lib/faults/fault';

/**
 * Turns parts of the content into files of `content/`.
 * @param folder of a second language: 'es'; '' for the main one
 * @returns path → text
 */
export function contentFileTexts(parts: UncheckedContent, folder = ''): Record<string, string> {
  const files = Object.entries(parts).map(([name, value]) => {
    // The list `projects` has entries of the type `Project`; the object `site` has the type `Site`.
    const isList = Array.isArray(value);
    const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
    const type = isList ? capitalized.replace(/s$/, '') : capitalized;
    const text = `import type { ${type} } from '@/lib/content/schema';

export const ${name}: ${type}${isList ? '[]' : ''} = ${JSON.stringify(value, null, 2)};
`;
    return [contentFile(name, folder), text] as const;
  });
  return Object.fromEntries(files);
}

/**
 * The file `index.ts` of a language, as owners write it.
 * @param name what it exports: `content`, or the folder of a second language without its hyphen
 * @param translation the folder of the second language that the main file has
 */
export function indexFileText(name: string, parts: UncheckedContent, translation = ''): string {
  const type = name === 'content' ? 'ContentInput' : 'Translation';
  const files = Object.keys(parts);
  const variable = translation.replace('-', '');
  const translations = `import { ${variable} } from './${translation}/index';
export const translations = { '${translation}': ${variable} } satisfies Translations;
`;
  return `import type { ${type}, Translations } from '@/lib/content/schema';
${files.map((file) => `import { ${file} } from './${file}';\n`).join('')}
export const ${name} = { ${files.join(', ')} } satisfies ${type};
${translation && translations}`;
}
