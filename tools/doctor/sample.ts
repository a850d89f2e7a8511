import type { Fault } from '../../lib/content/fault';
import { contentFile } from '../../lib/content/files';
import type { Site, Sites } from '../../lib/site/site';
import { content as sampleContent } from '../../template/content';
import { sampleFilesInPublic } from '../support/sample';
import { textsToReplace } from '../support/texts-to-replace';
import { type Claim, claimsIn } from './claims';
import { faultsByFile } from './faults-by-file';
import { entryKeys, placedTexts } from './texts';

/** Equal keys mean equal claims. */
const keyOf = ({ field, text }: Claim) => `${field}: ${text}`;

/** Equal for all claims of an entry. */
const entryKeyOf = ({ keys }: Claim) => entryKeys(keys).join('.');

const sampleKeys = new Set(claimsIn({ content: sampleContent, folder: '' }).map(keyOf));

/**
 * No claim may contain one of them: the sample's name, and what the import writes if a résumé has
 * no name or role.
 */
const placeholders = [sampleContent.owner.name, textsToReplace.name, textsToReplace.role];

/** Finds claims of the sample content. */
export function sampleClaimFaults(sites: Sites): Fault[] {
  const hasPlaceholder = ({ text }: Claim) =>
    placeholders.some((placeholder) => text.includes(placeholder));
  const claims = sites
    .flatMap(claimsIn)
    .filter((claim) => hasPlaceholder(claim) || sampleKeys.has(keyOf(claim)));
  const personal = claims.filter(hasPlaceholder);
  // The owner has to rewrite an entry with a personal text, so its other claims are not listed.
  const entries = new Set(personal.map(entryKeyOf));
  const common = claims.filter((claim) => !entries.has(entryKeyOf(claim)));
  return [
    ...faultsByFile(
      personal.map(({ entryPlace }) => entryPlace),
      'text of the sample in',
      { severity: 'sample', todo: 'Write your own.' },
    ),
    ...faultsByFile(
      common.map(({ place, text }) => ({ ...place, text })),
      'the same as in the sample:',
      {
        severity: 'sample',
        todo: 'Write your own.',
      },
    ),
    ...sites.flatMap(sampleLevelFaults),
  ];
}

/** This many skills with the same level as in the sample are no coincidence. */
const MANY_SKILLS = 3;

/** Finds skills with the levels of the sample. One or two of them may be the owner's by chance. */
function sampleLevelFaults({ content, folder }: Site): Fault[] {
  const same = content.skills.filter(({ name, level }) =>
    sampleContent.skills.some((sample) => sample.name === name && sample.level === level),
  );
  if (folder !== '' || same.length < MANY_SKILLS) return [];
  const list = same.map(({ name, level }) => `${name} ${level}`).join(', ');
  return [
    {
      place: { file: contentFile('skills', folder) },
      rule: `levels of the sample: ${list}`,
      severity: 'sample',
      todo: 'Delete skills that are not yours, and write your own levels, or none.',
    },
  ];
}

/** Finds files of the sample in `public/`, also under other names. */
export function samplePictureFaults(sites: Sites): Fault[] {
  const texts = sites.flatMap(placedTexts).map(({ text }) => text.normalize());
  const isShown = (file: string) => texts.includes(`/${file}`.normalize());
  const files = sampleFilesInPublic();
  const place = { file: 'public/' };
  const fault = (list: readonly string[], rule: string, todo: string): Fault[] =>
    list.length === 0
      ? []
      : [{ place, rule: `${rule}: ${list.join(', ')}`, severity: 'sample', todo }];
  return [
    ...fault(
      files.filter(isShown),
      'files of the sample that the page shows',
      'Replace them with yours, or delete them and the fields that name them.',
    ),
    ...fault(
      files.filter((file) => !isShown(file)),
      'files of the sample',
      'Delete them.',
    ),
  ];
}
