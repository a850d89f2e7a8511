import { isPath, localizedFiles } from '../hosting/urls';
import { hasLogo } from '../images/icon-files';
import { findPublicFile } from '../public-files';
import { type ContentText, contentTexts } from './content-texts';
import { fieldName } from './field-name';
import { imageRule, linkRule, skillImageRule } from './fields';
import type { ContentFiles } from './files';

// The part of the check that the schema cannot do: whether the files and logos exist that the
// content refers to.

/** The rule that a text breaks; undefined if it refers to nothing, or to something that exists. */
function brokenRule({ text, keys }: ContentText, projectDir: string): string | undefined {
  const field = keys.at(-1) ?? '';
  const isMissing = isPath(text) && findPublicFile(text, projectDir) === undefined;
  const isGenerated = localizedFiles.some((file) => text === `/${file}`);
  if (/^(cv|href|\w*link)$/i.test(field) && isMissing && !isGenerated) return linkRule;
  if (/^(src|logo)$/.test(field) && isMissing) return imageRule;
  const isUnknownLogo = text.startsWith('icon:') && !hasLogo(text.slice('icon:'.length));
  return field === 'image' && (isMissing || isUnknownLogo) ? skillImageRule : undefined;
}

/** The links and pictures of all languages that lead to no file or logo, one line each. */
export function referenceFaults(files: ContentFiles, projectDir: string): string[] {
  return contentTexts(files).flatMap((entry) => {
    const rule = brokenRule(entry, projectDir);
    if (rule === undefined) return [];
    return `${fieldName(files, entry.keys)}: ${rule}; given: ${JSON.stringify(entry.text)}`;
  });
}
