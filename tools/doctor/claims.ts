import { placeOf } from '../../lib/content/fault';
import { valueAt } from '../../lib/content/files';
import type { FieldKind } from '../../lib/content/schema-fields';
import { type PlacedContent, type PlacedText, placedTexts, readableText } from './texts';

/** What a content says about its owner: a text, a period, or a language with its level. */
export interface Claim {
  text: string;
  /** Its file and keys, without the numbers of entries: 'experience.role'. */
  field: string;
  place: string;
  entryPlace: string;
  /** Whether it is probably true of one person only. Two people may have the same role or town. */
  isPersonal: boolean;
}

/** Fields that say nothing about the owner, or that doctor compares in another way. */
const ignoredFields = [
  /^look\./,
  /^site\.(alsoMine|language|updated|url)$/,
  /^owner\.(greeting|portrait\.focus)$/,
  /^experience\.(type|skills)$/,
  /^projects\.tags$/,
  /^skills\./,
  /^contact\.(email$|social\.name$|emailService\.)/,
];

const addresses: readonly (FieldKind | undefined)[] = ['link', 'picture', 'logo', 'skill logo'];

/** The claims in the files of one language, without files that it shares with the main language. */
export const claimsIn = (site: PlacedContent): Claim[] =>
  placedTexts(site).flatMap((placed) => {
    const path = placed.keys
      .slice(1)
      .filter((key) => typeof key === 'string')
      .join('.');
    const isIgnored = ignoredFields.some((pattern) => pattern.test(path));
    if (isIgnored || addresses.includes(placed.kind)) return [];
    return claimFrom(placed, path, site);
  });

function claimFrom(placed: PlacedText, field: string, { content, folder }: PlacedContent): Claim[] {
  // The first and last date of a period are one claim, and so are a language and its level. The
  // first of the two fields makes the claim.
  if (/\.period\.(to|text)$|^owner\.languages\.level$/.test(field)) return [];
  const { kind, keys, place, entryPlace } = placed;
  const isPersonal = kind === 'prose' || placed.isPersonal === true;
  const claim = { text: readableText(placed), field, place, entryPlace, isPersonal };
  const parentKeys = keys.slice(0, -1);
  /** The value of another field in the same object: `to` beside `from`. */
  const sibling = (key: string) =>
    [...parentKeys.slice(1), key].reduce<unknown>(
      (value, each) => valueAt(value, String(each)),
      content,
    );
  const claimOfParent = (text: string): Claim[] => [
    { ...claim, text, place: placeOf({ [folder]: content }, parentKeys) },
  ];
  if (/\.period\.from$/.test(field)) {
    return claimOfParent(`${claim.text} – ${sibling('to') ?? 'present'}`);
  }
  if (field === 'owner.languages.name') {
    return claimOfParent([claim.text, sibling('level')].filter(Boolean).join(' – '));
  }
  return [claim];
}
