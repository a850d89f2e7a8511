import type { TextField } from '../../lib/content/text-fields';
import { type PlacedContent, type PlacedText, placedTexts, placeIn, readableText } from './texts';

/** What a content says about its owner: a text, a period, or a language with its level. */
export interface Claim extends PlacedText {
  /** Its file and keys, without the numbers of entries: 'experience.role'. */
  field: string;
}

/** Kinds of fields that say nothing about the owner, or that doctor checks in another way. */
const ignored: TextField['kind'][] = ['link', 'picture', 'logo', 'skill logo'];

/** The claims in the files of one language, without files that it shares with the main language. */
export function claimsIn(site: PlacedContent): Claim[] {
  const claims = new Map<string, Claim>();
  for (const placed of placedTexts(site)) {
    if (ignored.includes(placed.kind)) continue;
    const [folder = '', ...keys] = claimKeys(placed.keys);
    const id = [folder, ...keys].join('.');
    const earlier = claims.get(id);
    const text = readableText(placed);
    claims.set(id, {
      ...placed,
      text: earlier === undefined ? text : `${earlier.text} – ${text}`,
      field: keys.filter((key) => typeof key === 'string').join('.'),
      place: placeIn(site, ...keys),
    });
  }
  return [...claims.values()];
}

/**
 * The keys of what makes one claim together: the dates of a period, a language and its level. The
 * schema does not say it, because only doctor joins these texts.
 */
function claimKeys(keys: readonly PropertyKey[]): readonly PropertyKey[] {
  const [, file, list] = keys;
  if (file === 'owner' && list === 'languages') return keys.slice(0, 4);
  const period = keys.indexOf('period');
  return period < 0 ? keys : keys.slice(0, period + 1);
}
