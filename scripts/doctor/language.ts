import type { Content } from '../../lib/content/schema';
import type { Finding } from './findings';
import { isAlike, isTellable, languageOfText } from './text-language';

/** Says so if the texts are plainly written in another language than the page claims. */
export function languageFindings(content: Content): Finding[] {
  const { language } = content.site;
  const found = languageOfText(sentencesOf(content));
  if (found === undefined || !isTellable(language) || isAlike(found, language)) return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(found) ?? found;
  return [
    {
      topic: 'advice',
      text: `content/site.ts: language is "${language}", but the texts read like ${name}; if they are, write "${found}", else screen readers speak them with a wrong accent`,
    },
  ];
}

/** What is written in sentences; names and roles read the same in many languages. */
function sentencesOf({ owner, about, experience, education, projects }: Content): string[] {
  const entries = [...about.services, ...experience, ...education, ...projects];
  const points = [...experience, ...education].flatMap(({ highlights }) => highlights ?? []);
  const descriptions = entries.flatMap(({ description }) => description ?? []);
  return [owner.intro, ...about.paragraphs, ...descriptions, ...points];
}
