import { entryKeys, type Place, placeOf } from '../../lib/content/fault';
import type { FieldKind } from '../../lib/content/schema-fields';
import { type PlacedContent, placedTexts, readableText } from './texts';

/** What a content says about its owner: a text, a period, or a language with its level. */
export interface Claim {
  text: string;
  /** Its file and keys, without the numbers of entries: 'experience.role'. */
  field: string;
  place: Place;
  entryPlace: Place;
  /** Equal for all claims of an entry. */
  entryId: string;
  /** Whether it is probably true of one person only. Two people may have the same role or town. */
  isPersonal: boolean;
}

/** Kinds of fields that say nothing about the owner, or that doctor checks in another way. */
const ignoredKinds: readonly (FieldKind | undefined)[] = [
  'link',
  'email',
  'picture',
  'logo',
  'skill logo',
  'tag',
  'setting',
];

/** The claims in the files of one language, without files that it shares with the main language. */
export function claimsIn(site: PlacedContent): Claim[] {
  const files = { [site.folder]: site.content };
  const claims = new Map<string, Claim>();
  for (const placed of placedTexts(site)) {
    if (placed.isCommon || ignoredKinds.includes(placed.kind)) continue;
    const [folder = '', ...keys] = claimKeys(placed.keys);
    const id = [folder, ...keys].join('.');
    const earlier = claims.get(id);
    const text = readableText(placed);
    claims.set(id, {
      text: earlier === undefined ? text : `${earlier.text} – ${text}`,
      field: keys.filter((key) => typeof key === 'string').join('.'),
      place: placeOf(files, [folder, ...keys]),
      entryPlace: placed.entryPlace,
      entryId: entryKeys(placed.keys).join('.'),
      isPersonal: placed.isPersonal === true,
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
