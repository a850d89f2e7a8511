/** A phone number as people write it, with or without an extension: "ext. 12", "x12". */
const phoneForm = /^(\(?\+?[\d\s()./\p{Pd}]{5,}?)(?:\s*(?:ext\.?|x)\s*(\d{1,8}))?$/iu;

/**
 * Whether a text is a phone number as people write it, with at least five digits before an
 * extension.
 */
export function isPhone(text: string): boolean {
  const [, number = ''] = phoneForm.exec(text) ?? [];
  return number.replace(/\D/g, '').length >= 5;
}

/**
 * "+49 171" for "+49 (0)171": the zero is only for calls within the country. Numbers of Italy (+39)
 * keep it, because callers from abroad dial it, too.
 */
export const withoutTrunkZero = (phone: string): string =>
  phone.replace(/^(\(?(?:\+|00)(?!\s*39).*?)\(0\)/, '$1');

/**
 * The `tel:` address (RFC 3966) of a text for which `isPhone` is true. "00" becomes "+": callers in
 * other countries may dial "011" in its place.
 */
export function phoneAddress(phone: string): string {
  const [, number = phone, extension] = phoneForm.exec(phone) ?? [];
  const digits = withoutTrunkZero(number)
    .replace(/[^+\d]/g, '')
    .replace(/^00/, '+');
  return `tel:${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}
