import type { Locale, Locales } from '../../lib/content/locales';
import { cvData, cvPdf } from '../../lib/documents/cv';
import { misreading } from '../../lib/documents/cv-reading';
import { absoluteUrlFor, localizedPath } from '../../lib/hosting/urls';
import { directionOf } from '../../lib/intl';
import { findPublicFile } from '../../lib/public-files';
import { advice, type Finding, unchecked } from './findings';

/** Reads each generated CV in the ways in which programs do, and reports what is out of place. */
export async function cvFindings(locales: Locales, projectDir: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const locale of locales) findings.push(...(await findingsOf(locale, projectDir)));
  return findings;
}

async function findingsOf(
  { content, words, folder }: Locale,
  projectDir: string,
): Promise<Finding[]> {
  const file = localizedPath(folder, '/cv.pdf');
  const isOwners = findPublicFile(file, projectDir) !== undefined;
  // Programs put words from right to left in an order of their own.
  const isReadable = directionOf(content.site.language) === 'ltr';
  if (isOwners || !isReadable) return [];
  const name = file.slice(1);
  const reader = await import('../../scripts/support/pdf-lines').catch(() => undefined);
  if (reader === undefined) return [unchecked(`${name}: run npm install, which adds a PDF reader`)];
  const absoluteUrl = absoluteUrlFor(content.site, folder);
  const { inStream, byPosition } = await reader.pdfLines(await cvPdf(content, words, absoluteUrl));
  const data = cvData(content, words, absoluteUrl);
  const fault = misreading(data, inStream) ?? misreading(data, byPosition);
  if (fault === undefined) return [];
  const { expected, read } = fault;
  const text =
    expected === ''
      ? `a program also reads "${read}"`
      : `a program reads "${read}" where it should read "${expected}"`;
  return [advice(`${name}: ${text}`, 'Write this text in another way, or leave it out.')];
}
