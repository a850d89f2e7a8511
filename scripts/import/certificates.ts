import { type Entry, entriesIn, isoDay, text } from './reading';

/**
 * Divides a résumé's certificates into those that are valid today and those that have expired, with
 * a sentence about each of the latter.
 * @param today as `2026-11-20`
 */
export function validCertificates(value: unknown, today: string) {
  const certificates = entriesIn(value);
  // The end may be a day, a month or a year. A certificate is valid until that has passed.
  const isValid = ({ endDate }: Entry) => {
    const end = isoDay(endDate) ?? today;
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
