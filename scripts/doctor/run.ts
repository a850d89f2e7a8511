import { contentFile, faultLine } from '../../lib/check/fault';
import { missingIdentifiers } from '../../lib/contact/send';
import type { Content } from '../../lib/content/schema';
import { isTooSmall, sizeToFill } from '../../lib/images/fill-frame';
import type { Person } from '../../lib/profile/person';
import { prepareSite } from '../support/prepare-site';
import { leftByTemplate, notPublic } from './looks-wrong';
import { wrongLines } from './questions';
import { sampleLines } from './sample';

/**
 * Finds out whether the site builds, and what is left to do.
 * @returns a report, and the exit code of `--strict`: 1 if the site does not build, 3 if it builds
 *   but is not finished, and otherwise 0
 */
export async function runDoctor(): Promise<{ text: string; exitCode: 0 | 1 | 3 }> {
  const prepared = await prepareSite();
  const { contents, sites, faults } = prepared;
  if (sites === undefined) {
    const text = `${paragraph('Faults', faults.map(faultLine))}Correct this first: the build stops.`;
    return { text, exitCode: 1 };
  }
  const sample = sampleLines(contents);
  const unconnected = connectionLines(sites[0].content);
  const wrong = wrongLines(contents);
  const paragraphs =
    paragraph('Missing in documents', prepared.missingLetters) +
    paragraph('Still from the sample', sample) +
    paragraph('Not connected', unconnected) +
    paragraph('Pictures that do not move', prepared.stillPictures) +
    paragraph('Not published', prepared.unpublished) +
    paragraph('Small pictures', portraitLines(sites[0].profile.person)) +
    paragraph('Looks wrong, unless you mean it', wrong);
  const toDo = sample.length + unconnected.length;
  const toLookAt = wrong.length + prepared.missingLetters.length;
  let end = 'Ready to go live.';
  if (toLookAt > 0) end = `Almost ready to go live; to look at: ${toLookAt}.`;
  if (toDo > 0) end = `Not ready to go live; to do: ${toDo}.`;
  return { text: paragraphs + end, exitCode: toDo > 0 ? 3 : 0 };
}

const paragraph = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}\n`;

/** The identifiers of docs/contact.md, and what examples elsewhere have: "YOUR_PUBLIC_KEY". */
const exampleIdentifier =
  /^(AbC123dEf456GhI78|service_abc1234|template_xyz9876|your[-_ ].*|[a-z]+_(x+|id|key))$/i;

/** A line each for the address of the site and the e-mail service, if they are not the owner's. */
function connectionLines({ site, contact }: Content): string[] {
  const lines: string[] = [];
  const siteUrl = process.env.SITE_URL?.trim();
  const address = siteUrl || site.url;
  const place = siteUrl ? 'SITE_URL' : `${contentFile('site')} › url`;
  const rule = 'is an example, or not public. Write the address of your published site.';
  const isPublic = ![...notPublic, ...leftByTemplate].some((pattern) => pattern.test(address));
  if (!isPublic) lines.push(`${place}: ${address} ${rule}`);
  // An owner without emailService wants no form: the page shows a mail link instead.
  if (contact.emailService === undefined) return lines;
  const ids = Object.entries(contact.emailService);
  const ownIds = ids.filter(([, id]) => !exampleIdentifier.test(id));
  const missing = missingIdentifiers(Object.fromEntries(ownIds)).join(', ');
  const remedy = 'Follow docs/contact.md, or delete emailService.';
  const fault = `emailService: the form sends nothing without your ${missing}. ${remedy}`;
  if (missing !== '') lines.push(`${contentFile('contact')} › ${fault}`);
  return lines;
}

/** A line about a portrait that is too small for its side of the screen. */
function portraitLines({ portrait }: Person): string[] {
  if (portrait === undefined || !isTooSmall(portrait)) return [];
  const needed = sizeToFill(portrait);
  return [
    `${contentFile('owner')} › portrait: ${portrait.width} × ${portrait.height} pixels are shown as a small round picture; ${needed.width} × ${needed.height} pixels fill the side of the screen.`,
  ];
}
