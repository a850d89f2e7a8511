import type { Edition, Editions } from '../../lib/content/editions';
import { cvData, cvPdf } from '../../lib/documents/cv';
import { misreading } from '../../lib/documents/cv-reading';
import { pathIn, siteAddress } from '../../lib/hosting/addresses';
import { directionOf } from '../../lib/locale';
import { findPublicFile } from '../../lib/public-files';
import { advice, type Finding, unchecked } from './findings';

/** Reads each generated CV in the ways in which programs read it, and reports what is out of place. */
export async function cvFindings(editions: Editions, projectDir: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const edition of editions) findings.push(...(await findingsOf(edition, projectDir)));
  return findings;
}

async function findingsOf(
  { content, words, folder }: Edition,
  projectDir: string,
): Promise<Finding[]> {
  const file = pathIn(folder, '/cv.pdf');
  // Programs put words from right to left in an order of their own.
  const isReadable = directionOf(content.site.language) === 'ltr';
  if (!isReadable || findPublicFile(file, projectDir) !== undefined) return [];
  const reader = await import('../support/pdf-lines').catch(() => undefined);
  if (reader === undefined) return [unchecked(`${file}: run npm install, which adds a PDF reader`)];
  const addressOf = siteAddress(content.site, folder);
  const { inStream, byPosition } = await reader.pdfLines(await cvPdf(content, words, addressOf));
  const data = cvData(content, words, addressOf);
  const fault = misreading(data, inStream) ?? misreading(data, byPosition);
  if (fault === undefined) return [];
  const { expected, read } = fault;
  const text =
    expected === ''
      ? `a program also reads "${read}"`
      : `a program reads "${read}" where it should read "${expected}"`;
  return [advice(`${file.slice(1)}: ${text}`, 'Write this text in another way, or leave it out.')];
}
