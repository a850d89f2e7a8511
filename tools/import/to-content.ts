import { schemaFaults } from '../../lib/content/check';
import { faultLine } from '../../lib/content/fault';
import type { UncheckedContent } from '../../lib/content/files';
import { type Content, contentSchema } from '../../lib/content/schema';
import { textFields } from '../../lib/content/text-fields';
import { isLanguageTag } from '../../lib/intl';
import { templateWords } from '../../lib/words/choose';
import { PlainError } from '../../scripts/support/run-script';
import { careerParts } from './career';
import { validCertificates } from './certificates';
import { coerceToSchema, reduceToSchema } from './coerce-to-schema';
import { endsBeforeStart, readPeriod } from './dates';
import { personParts } from './person';
import { entriesIn, type ResumeEntry, text } from './reading';

/** What the import makes of a résumé. */
export interface Imported {
  content: Content;
  /** What the import has left out or shortened, one line each. */
  notes: string[];
}

/** The parts of a résumé that the import reads, and `$schema`, which describes the file. */
const readParts = [
  '$schema',
  'awards',
  'basics',
  'certificates',
  'education',
  'languages',
  'meta',
  'projects',
  'publications',
  'skills',
  'volunteer',
  'work',
];

/**
 * Turns a résumé in the JSON Resume form (1.x, jsonresume.org/schema) into content.
 * @param input any JSON value
 * @param today as `2026-11-20`
 * @param folder the second language to write; '' for the main one, which the résumé may state
 * @throws PlainError if the result breaks the schema, which is a mistake of the import
 */
export function resumeToContent(input: unknown, today: string, folder = ''): Imported {
  const { certificates, ...others } = Object(input) as ResumeEntry;
  const resumeLanguage = text(Object(others.meta).language);
  const language = folder || (isLanguageTag(resumeLanguage) ? resumeLanguage : 'en');
  const { valid, notes } = validCertificates(certificates, today);
  const resume: ResumeEntry = { ...others, certificates: valid };

  // The page is in English until the owner has written words in the résumé's language.
  const pageLanguage = templateWords(language) === undefined ? 'en' : language;
  const content = toValidContent({
    ...personParts(resume, { today, language, pageLanguage }),
    ...careerParts(resume, language),
  });
  // Not before the check, which refuses languages for which the page has no words.
  if (folder !== '') content.site.language = folder;
  notes.push(...disorderedPeriods(resume));
  const unread = Object.keys(resume).filter(
    (part) => !readParts.includes(part) && Object.keys(Object(resume[part])).length > 0,
  );
  if (unread.length > 0) {
    notes.push(`the page has no place for these parts of the résumé: ${unread.join(', ')}`);
  }
  if (textFields(content).some((entry) => entry.text.endsWith('…'))) {
    notes.push('some texts were too long; they are shortened and end in "…"');
  }
  return { content, notes };
}

/** Names the entries whose period ends before it starts. Their period becomes a text. */
const disorderedPeriods = (resume: ResumeEntry): string[] =>
  ['work', 'volunteer', 'education', 'projects'].flatMap((part) =>
    entriesIn(resume[part]).flatMap((entry, index) =>
      endsBeforeStart(entry)
        ? `${part} ${index + 1}: the period ends before it starts: ${JSON.stringify(readPeriod(entry))}`
        : [],
    ),
  );

/** @throws PlainError if the parts have faults that `coerceToSchema` cannot remove */
function toValidContent(parts: UncheckedContent): Content {
  const content = coerceToSchema(contentSchema, parts);
  if (content !== undefined) return content;
  const faults = schemaFaults(Object(reduceToSchema(contentSchema, parts))).map(faultLine);
  throw new PlainError(
    ['Nothing was written, because the imported content has faults:', ...faults].join('\n'),
  );
}
