import { schemaFaults } from '../../lib/content/check';
import { faultLine } from '../../lib/content/fault';
import { type Content, contentSchema } from '../../lib/content/schema';
import { isLanguageTag } from '../../lib/intl';
import { PlainError } from '../../scripts/support/run-script';
import { careerParts } from './career';
import { fitSchema } from './fit-schema';
import { importWordsIn } from './missing';
import { nothingWritten } from './own-texts';
import { personParts } from './person';
import { remarksOn } from './remarks';
import { type ResumeEntry, ResumeValue, readValues, text } from './resume';

/** What the import makes of a résumé. */
export interface Imported {
  content: Content;
  /** What the import has not taken over, or shortened, one line each. */
  remarks: string[];
}

/**
 * Turns a résumé in the JSON Resume form (1.x, jsonresume.org/schema) into content.
 * @param input any JSON value, or what `readValues` makes of it
 * @param today as `2026-11-20`
 * @param folder the second language to write; '' for the main one, which the résumé may state
 * @param own the owner's texts, which replace what the résumé lacks
 * @throws PlainError if the result breaks the schema, which is a mistake of the import
 */
export function resumeToContent(
  input: unknown,
  today: string,
  folder = '',
  own = nothingWritten,
): Imported {
  const values = readValues(input);
  const resume: ResumeEntry = values instanceof ResumeValue ? {} : Object(values);
  const stated = [folder, text(Object(resume.meta).language), text(own.site.language)];
  const language = stated.find((tag) => tag !== '' && isLanguageTag(tag)) ?? 'en';
  const parts = {
    ...personParts(resume, { today, language, own }),
    ...careerParts(resume, importWordsIn(language).volunteer, today),
  };
  const { value, taken } = fitSchema(contentSchema, parts);
  const { data: content } = contentSchema.safeParse(value);
  if (content === undefined) {
    const faults = schemaFaults(Object(value)).map(faultLine);
    throw new PlainError(
      ['Nothing was written, because the imported content has faults:', ...faults].join('\n'),
    );
  }
  // Not before the check, which refuses languages for which the page has no words.
  if (folder !== '') content.site.language = folder;
  for (const each of taken) each.isTaken = true;
  // These parts describe the file, and not the owner.
  const { $schema, meta, ...all } = resume;
  return { content, remarks: remarksOn(all) };
}
