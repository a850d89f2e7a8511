import { isIsoDate, type Period } from '../../lib/content/dates';
import { plainText, textRuns } from '../../lib/content/linked-text';
import type { Content, ContentByFolder, Site } from '../../lib/content/schema';
import { hasLinks } from '../../lib/content/schema-fields';
import { type TextField, textFields } from '../../lib/content/text-fields';
import {
  contentFile,
  type Fault,
  faultLine,
  fieldPath,
  firstOfEqual,
  valueAt,
} from '../../lib/faults/fault';
import { isSameName } from '../../lib/text/text';
import { en } from '../../lib/words/en';
import { builtInWords } from '../../lib/words/locale';
import { isOfSample } from './left-of-sample';
import { leftByTemplate, looksWrong, notPublic } from './looks-wrong';

/** Asks about a field, to which the keys lead: `['projects', 0, 'demoLink']`. */
type Ask = (keys: readonly PropertyKey[], question: string, value?: string) => void;

const questions = {
  again: 'has a sentence of the intro; write it once',
  contact: 'has no way to write to you; write email, phone or emailService',
  familyName: 'has more than names; write familyName, too',
  featured: 'no project is featured; write featured: true at the two or three to be seen first',
  name: 'is the name, which is typed already',
  order: 'is newer than the job before it; begin with the latest, which the CV shows in full',
  role: 'begins with the role, which stands above it; begin with what is new',
  sameLink: 'is also repoLink; write what runs, or leave it out',
};

export function addressLines({ url }: Site): string[] {
  const siteUrl = process.env.SITE_URL?.trim();
  const text = siteUrl || url;
  if (![notPublic, ...leftByTemplate].some((pattern) => pattern.test(text))) return [];
  const where = siteUrl ? 'SITE_URL' : `${contentFile('site')} › url`;
  const rule = 'is an example, or not public. Write the address of your published site.';
  return [`${where}: ${text} ${rule}`];
}

/** Asks about what looks wrong in a text, and in the addresses of links in it. */
function askAboutText({ keys, text, ...field }: TextField, ask: Ask): void {
  // Other lines are about the site's address, and about what is left of the sample.
  if (keys.join() === 'site,url' || isOfSample(text)) return;
  const links = hasLinks(field) ? textRuns(text).flatMap(({ href }) => href ?? []) : [];
  for (const each of [hasLinks(field) ? plainText(text) : text, ...links]) {
    const [found] = looksWrong.flatMap(([isIn, patterns, question]) => {
      const pattern = isIn(field) && patterns.find((one) => one.test(each));
      return pattern ? { pattern, question } : [];
    });
    // `faultLine` cuts values after some 80 characters, so long ones begin with what looks wrong.
    const start = found && each.length > 60 ? each.search(found.pattern) : 0;
    if (found) ask(keys, found.question, each.slice(start).trim());
  }
}

/** Whether a period ends later than another one. If one was not read, nobody knows. */
function isLater(period?: Period, other?: Period): boolean {
  const [end = '', otherEnd = ''] = [period, other].map((each) =>
    typeof each === 'object' ? (each.to ?? 'present') : each,
  );
  const areRead = [end, otherEnd].every((each) => each === 'present' || isIsoDate(each));
  // 'present' comes after all digits. '2024-08' is not later than '2024'.
  return areRead && end.slice(0, otherEnd.length) > otherEnd.slice(0, end.length);
}

/** The words of at least four letters, with spaces: "build pages" for "I build the pages". */
const longWordsIn = (text: string): string =>
  Array.from(
    plainText(text)
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]{4,}/gu),
  ).join(' ');

const longSentencesIn = (text: string) =>
  text.split(/(?<=[.!?])\s+|(?<=[。！？])/).filter(({ length }) => length >= 40);

function askAboutLists({ projects = [], experience = [] }: Partial<Content>, ask: Ask): void {
  const hasFeatured = projects.some(({ featured }) => featured);
  if (projects.length > 3 && !hasFeatured) ask(['projects'], questions.featured);
  for (const [index, { demoLink, repoLink }] of projects.entries()) {
    if (demoLink && demoLink === repoLink) ask(['projects', index, 'demoLink'], questions.sameLink);
  }
  for (const [index, { period }] of experience.entries()) {
    if (isLater(period, experience[index - 1]?.period)) ask(['experience', index], questions.order);
  }
}

function askAboutHome({ owner, contact }: Partial<Content>, ask: Ask): void {
  const { email, phone, emailService } = contact ?? {};
  if (contact && !(email || phone || emailService)) ask(['contact'], questions.contact);
  if (owner === undefined) return;
  const { name, familyName, headline = [] } = owner;
  if (!familyName && /[(,®]/.test(name)) ask(['owner', 'name'], questions.familyName);
  for (const [index, phrase] of headline.entries()) {
    if (isSameName(phrase, name)) ask(['owner', 'headline', index], questions.name);
  }
  const intro = longWordsIn(owner.intro);
  const role = longWordsIn(owner.role);
  const nameAndRole = longWordsIn(`${name} ${owner.role}`);
  // The name may follow some words: "Hello there, my name is …".
  const beginning = intro.slice(0, nameAndRole.length + 20);
  const hasRole = intro.startsWith(role) || beginning.includes(nameAndRole);
  // In many scripts, roles have no long words.
  if (role !== '' && hasRole) ask(['owner', 'intro'], questions.role);
}

function askAboutRepeats({ owner, about }: Partial<Content>, ask: Ask): void {
  const said = longSentencesIn(owner?.intro ?? '').map(longWordsIn);
  for (const [index, paragraph] of (about?.paragraphs ?? []).entries()) {
    const again = longSentencesIn(paragraph).find((text) => said.includes(longWordsIn(text)));
    if (again) ask(['about', 'paragraphs', index], questions.again, again);
  }
}

/** The words that an owner's own translation lacks, and that the page shows in English. */
function askAboutWords(content: Content, ask: Ask): void {
  if (builtInWords(content.site.language) !== undefined) return;
  for (const { keys, text } of textFields({ site: { words: en } })) {
    if (valueAt(content, ...keys) === undefined) ask(keys, `is missing; translate "${text}"`);
  }
}

/**
 * A line for all that looks wrong in the content of each language; equal questions are one.
 * @param contents without faults
 */
export function wrongLines(contents: ContentByFolder): string[] {
  const asked: Fault[] = [];
  for (const [folder, content] of Object.entries(contents as Record<string, Content>)) {
    const ask: Ask = (keys, rule, value) => {
      asked.push({ where: fieldPath(contents, [folder, ...keys]), rule, value });
    };
    for (const field of textFields(content)) askAboutText(field, ask);
    for (const about of [askAboutLists, askAboutHome, askAboutRepeats, askAboutWords]) {
      about(content, ask);
    }
  }
  return firstOfEqual(asked).map(faultLine);
}
