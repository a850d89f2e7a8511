import type { Fault } from '../../lib/content/fault';
import { contentNames } from '../../lib/content/files';
import { singleSpaces } from '../../lib/content/text';
import type { Sites } from '../../lib/site/localized-site';
import { content as sampleContent } from '../../template/content';
import { samplePictures } from '../support/sample-pictures';
import { textsToReplace } from '../support/texts-to-replace';
import { faultsByFile } from './report';
import { type PlacedText, readableText, textsIn } from './texts';

/** Whether a text belongs to one person. Two people may have the same role, skill or town. */
const belongsToOnePerson = ({ kind, isPersonal }: PlacedText): boolean =>
  kind === 'prose' || isPersonal === true;

/** Texts that differ only in letter case, spaces and links count as equal. */
const normalized = (field: PlacedText) => singleSpaces(readableText(field).toLowerCase());

const sampleTexts = new Set(
  textsIn({ content: sampleContent, folder: '', ownFiles: contentNames })
    .filter(belongsToOnePerson)
    .map(normalized),
);

function isFromSample(field: PlacedText): boolean {
  const [, file] = field.keys;
  const names: string[] = [sampleContent.owner.name];
  if (file === 'owner' || file === 'site') names.push(textsToReplace.name, textsToReplace.role);
  const isSample = belongsToOnePerson(field) && sampleTexts.has(normalized(field));
  return isSample || names.some((name) => field.text.includes(name));
}

export function sampleTextFaults(sites: Sites): Fault[] {
  const texts = sites.flatMap((site) => textsIn(site)).filter(isFromSample);
  return faultsByFile(
    texts.map(({ entryPlace }) => entryPlace),
    'text of the template in',
    { severity: 'sample' },
  );
}

export function samplePictureFaults(): Fault[] {
  const files = samplePictures();
  if (files.length === 0) return [];
  return [
    { place: 'public/', rule: `files of the template: ${files.join(', ')}`, severity: 'sample' },
  ];
}
