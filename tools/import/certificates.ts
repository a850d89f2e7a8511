import { readDate } from './dates';
import { entriesIn, type ResumeEntry, text } from './reading';

/**
 * The certificates of a résumé that are valid today, and a note about each expired one.
 * @param today as `2026-11-20`
 */
export function validCertificates(value: unknown, today: string) {
  const certificates = entriesIn(value);
  // The end may be a day, a month or a year, and a certificate is valid until it has passed.
  const isValid = ({ endDate }: ResumeEntry) => {
    const end = readDate(endDate) ?? today;
    return end >= today.slice(0, end.length);
  };
  return {
    valid: certificates.filter(isValid),
    notes: certificates
      .filter((certificate) => !isValid(certificate))
      .map(
        ({ name, endDate }) =>
          `the certificate "${text(name)}" is left out, because it expired: ${text(endDate)}`,
      ),
  };
}
