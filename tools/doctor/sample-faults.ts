import type { Fault } from '../../lib/content/fault';
import { contentFile } from '../../lib/content/files';
import type { Skill } from '../../lib/content/schema';
import { singleSpaces } from '../../lib/content/text';
import type { LocalizedSite, Sites } from '../../lib/site/localized-site';
import { content as sampleContent } from '../../template/content';
import { samplePictures } from '../support/sample-pictures';
import { textsToReplace } from '../support/texts-to-replace';
import { type Claim, claimsIn } from './claims';
import { faultsByFile } from './report';
import { placedTexts } from './texts';

/** Texts that differ only in letter case and spaces count as equal. */
const normalized = (text: string) => singleSpaces(text.toLowerCase());

/** Equal keys mean equal claims: in any fields if they are personal, or else in the same field. */
const keyOf = ({ isPersonal, field, text }: Claim) =>
  `${isPersonal ? '' : field}: ${normalized(text)}`;

const sampleKeys = new Set(
  claimsIn({ content: sampleContent, folder: '', isOwn: () => true }).map(keyOf),
);

/** Whether the owner has listed a text in `alsoMine`. */
type IsMine = (text: string) => boolean;

function isFromSample(claim: Claim, { content }: LocalizedSite, isMine: IsMine): boolean {
  const { name } = sampleContent.owner;
  // A first name that is part of the owner's whole name is the owner's, even if the sample has it.
  if (claim.field === 'owner.firstNames' && content.owner.name.includes(claim.text)) return false;
  if (!isMine(name) && claim.text.includes(name)) return true;
  return sampleKeys.has(keyOf(claim)) && !isMine(claim.text);
}

/** Whether the import has written a text because the résumé had none. */
const isReminder = ({ field, text }: Claim): boolean =>
  /^(owner|site)\./.test(field) &&
  [textsToReplace.name, textsToReplace.role].some((reminder) => text.includes(reminder));

/** Finds claims of the sample content, except those that the owner has listed in `alsoMine`. */
export function sampleClaimFaults(sites: Sites): Fault[] {
  const alsoMine = sites.flatMap(({ content }) => content.site.alsoMine ?? []).map(normalized);
  const isMine: IsMine = (text) => alsoMine.includes(normalized(text));
  const claims = sites.flatMap((site) =>
    claimsIn(site).filter((claim) => isReminder(claim) || isFromSample(claim, site, isMine)),
  );
  const personal = claims.filter((claim) => claim.isPersonal || isReminder(claim));
  const entries = personal.map(({ entryPlace }) => entryPlace);
  // The owner has to rewrite an entry with a personal text, so its other claims are not listed.
  const common = claims.filter(({ entryPlace }) => !entries.includes(entryPlace));
  return [
    ...faultsByFile(entries, 'text of the template in', {
      severity: 'sample',
      todo: 'Write your own.',
    }),
    ...faultsByFile(
      common.map(({ place }) => place),
      'the same as in the template:',
      { severity: 'sample' },
    ).map((fault) => ({ ...fault, todo: commonTodo(common, fault.place) })),
    ...sites.flatMap((site) => skillFaults(site, isMine)),
  ];
}

function commonTodo(claims: readonly Claim[], file: string): string {
  const texts = claims.filter(({ place }) => place.startsWith(file)).map(({ text }) => text);
  const list = [...new Set(texts)].map((text) => `'${text}'`).join(', ');
  return `Write your own. Add what is true of you, too, to alsoMine in content/site.ts: [${list}].`;
}

/** This many skills with the same level as in the sample are no coincidence. */
const MANY_SKILLS = 3;

/** Finds skills with the levels of the sample. One or two of them may be the owner's by chance. */
function skillFaults({ content, folder, isOwn }: LocalizedSite, isMine: IsMine): Fault[] {
  const isSame = (one: Skill) => (other: Skill) =>
    one.level === other.level && normalized(one.name) === normalized(other.name);
  const same = content.skills.filter(
    (skill) =>
      skill.level !== undefined && !isMine(skill.name) && sampleContent.skills.some(isSame(skill)),
  );
  if (!isOwn('skills') || same.length < MANY_SKILLS) return [];
  const list = same.map(({ name, level }) => `${name} ${level}`).join(', ');
  return [
    {
      place: contentFile('skills', folder),
      rule: `levels of the template: ${list}`,
      severity: 'sample',
      todo: 'Delete skills that are not yours, and write your own levels, or none.',
    },
  ];
}

/** Finds files of the sample in `public/`, also under other names. */
export function samplePictureFaults(sites: Sites): Fault[] {
  const texts = sites.flatMap((site) => placedTexts(site)).map(({ text }) => text);
  const isShown = (file: string) => texts.includes(`/${file}`);
  const files = samplePictures();
  const fault = (list: readonly string[], rule: string, todo: string): Fault[] =>
    list.length === 0
      ? []
      : [{ place: 'public/', rule: `${rule}: ${list.join(', ')}`, severity: 'sample', todo }];
  return [
    ...fault(
      files.filter(isShown),
      'files of the template that the page shows',
      'Replace them with yours, or delete them and the fields that name them.',
    ),
    ...fault(
      files.filter((file) => !isShown(file)),
      'files of the template',
      'Delete them.',
    ),
  ];
}
