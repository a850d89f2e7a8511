import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { elementsIn } from './html-elements';
import { writePageFile } from './page-files';

/** Media of few visits, as the styles of a page name them. */
const rareMedia = [
  'print',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
  '(prefers-reduced-transparency: reduce)',
];

/** A rule with up to two levels of rules in it, like `@media print{@page{…}}`. */
const outerRule = /[^{}]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Whether a rule is only for rare media: '@media print,(forced-colors: active){…}'. */
function isRare(rule: string): boolean {
  const [, media = ''] = /^@media ([^{]*)\{/.exec(rule) ?? [];
  return media.split(',').every((each) => rareMedia.includes(each.trim()));
}

/**
 * Moves the rules for rare media from the `<style>` of each page to a file. Browsers wait for it
 * before they paint only if they need it, and report a page as loaded with it, so that programs
 * which print then have it. In a `<style>` that this file cannot read, all rules stay.
 */
export async function moveRareRules(
  exportFolder: string,
  basePath: string,
  pages: readonly string[],
): Promise<void> {
  for (const page of pages) {
    const file = path.join(exportFolder, page);
    const html = await readFile(file, 'utf8');
    const style = elementsIn(html).find(({ attributes }) => attributes.has('data-exported'));
    const rules = style?.text.match(outerRule) ?? [];
    if (style === undefined || rules.join('') !== style.text) continue;
    const rareRules = rules.filter(isRare).join('');
    const otherRules = rules.filter((rule) => !isRare(rule)).join('');
    const address = await writePageFile(exportFolder, basePath, rareRules, 'css');
    const link = `<link rel="stylesheet" media="${rareMedia.join(', ')}" href="${address}"/>`;
    const changed = html.slice(style.start, style.end).replace(style.text, () => otherRules) + link;
    await writeFile(file, html.slice(0, style.start) + changed + html.slice(style.end));
  }
}
