import type { Fault } from '../../lib/content/fault';
import { contentNames } from '../../lib/content/files';
import { templateContent } from '../../lib/content/template';
import { singleSpaces } from '../../lib/content/text';
import { textsToReplace } from '../../lib/profile/person';
import type { Sites } from '../../lib/site/sites';
import { templatePictures } from '../support/template';
import { faultsByFile } from './report';
import { type PlacedText, readableText, textsIn } from './texts';

/** Whether a text belongs to one person. Two people may have the same role, skill or town. */
const belongsToOnePerson = ({ kind, isPersonal }: PlacedText): boolean =>
  kind === 'prose' || isPersonal === true;

/** Texts that differ only in letter case, spaces and links count as equal. */
const normalized = (field: PlacedText) => singleSpaces(readableText(field).toLowerCase());

const templateTexts = new Set(
  textsIn({ content: templateContent, folder: '', ownFiles: contentNames })
    .filter(belongsToOnePerson)
    .map(normalized),
);

function isFromTemplate(field: PlacedText): boolean {
  const [, file] = field.keys;
  const names: string[] = [templateContent.owner.name];
  if (file === 'owner' || file === 'site') names.push(textsToReplace.name, textsToReplace.role);
  const isSample = belongsToOnePerson(field) && templateTexts.has(normalized(field));
  return isSample || names.some((name) => field.text.includes(name));
}

export function templateTextFaults(sites: Sites): Fault[] {
  const texts = sites.flatMap((site) => textsIn(site)).filter(isFromTemplate);
  return faultsByFile(
    texts.map(({ entryPlace }) => entryPlace),
    'text of the template in',
    { severity: 'sample' },
  );
}

export function templatePictureFaults(): Fault[] {
  const files = templatePictures();
  if (files.length === 0) return [];
  return [
    { place: 'public/', rule: `files of the template: ${files.join(', ')}`, severity: 'sample' },
  ];
}
