import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { elementsIn } from './html-elements';
import { writePageFile } from './page-files';

/** A rule with up to two levels of rules in it, like `@media print{@page{…}}`. */
const outerRule = /[^{}]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/**
 * Moves the rules for paper from the `<style>` of each page to a file. Browsers paint without it,
 * and report a page as loaded with it, so that programs which print then have it. In a `<style>`
 * that this file cannot read, all rules stay.
 */
export async function movePrintRules(
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
    const isForPaper = (rule: string) => rule.startsWith('@media print{');
    const printRules = rules.filter(isForPaper).join('');
    const otherRules = rules.filter((rule) => !isForPaper(rule)).join('');
    const address = await writePageFile(exportFolder, basePath, printRules, 'css');
    const link = `<link rel="stylesheet" media="print" href="${address}"/>`;
    const changed = html.slice(style.start, style.end).replace(style.text, () => otherRules) + link;
    await writeFile(file, html.slice(0, style.start) + changed + html.slice(style.end));
  }
}
