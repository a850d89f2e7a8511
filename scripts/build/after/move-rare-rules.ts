import type { CheerioAPI } from 'cheerio';
import { type ChildNode, parse, root } from 'postcss';
import type { WriteAsset } from './page-assets';

/** Media of few visits, as the styles of a page name them. */
const rareMedia = ['print', '(prefers-contrast: more)', '(forced-colors: active)'];

/** Whether a rule is only for rare media: '@media print,(forced-colors: active){…}'. */
const isRare = (rule: ChildNode): boolean =>
  rule.type === 'atrule' &&
  rule.name === 'media' &&
  rule.params.split(',').every((each) => rareMedia.includes(each.trim()));

/**
 * Moves the rules for rare media from the `<style>` of a page to a file. Browsers paint before the
 * file has loaded, unless one of the media applies. The file belongs to a loaded page, so programs
 * that print it have the rules. Without a `<style>` of `StyleRegistry.tsx`, all rules stay.
 * @throws CssSyntaxError if the rules cannot be read
 */
export async function moveRareRules($: CheerioAPI, writeAsset: WriteAsset): Promise<void> {
  const style = $('style[data-exported]').first();
  const rules = parse(style.html() ?? '');
  const rareRules = root().append(...rules.nodes.filter(isRare));
  if (rareRules.nodes.length === 0) return;
  style.text(rules.toString());
  const address = await writeAsset(rareRules.toString(), 'css');
  style.after(`<link rel="stylesheet" media="${rareMedia.join(', ')}" href="${address}">`);
}
