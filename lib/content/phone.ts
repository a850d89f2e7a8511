/** A phone number as people write it, with or without an extension: "ext. 12", "x12". */
const phoneForm = /^(\(?\+?[\d\s()./\p{Pd}]{5,}?)(?:\s*(?:ext\.?|x)\s*(\d{1,8}))?$/iu;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The maximum number of digits, with the code of the country (E.164). */
const MAX_DIGITS = 15;

/** Whether a text is one phone number as people write it, with at least five digits. */
export function isPhone(text: string): boolean {
  const [, number = ''] = phoneForm.exec(text) ?? [];
  const { length } = digitsOf(dialable(number));
  return length >= 5 && length <= MAX_DIGITS;
}

/**
 * A number as callers from abroad dial it: "+49 171" for "+49 (0)171" and "0049 171". Numbers of
 * Italy (+39) keep the zero. "00" becomes "+", because some countries dial "011" in its place.
 */
export const dialable = (phone: string): string =>
  phone.replace(/^(\(?)00/, '$1+').replace(/^(\(?\+(?!\s*39).*?)\(0\)/, '$1');

/** The `tel:` address (RFC 3966) of a text for which `isPhone` is true. */
export function phoneAddress(phone: string): string {
  const [, number = phone, extension] = phoneForm.exec(phone) ?? [];
  const digits = dialable(number).replace(/[^+\d]/g, '');
  return `tel:${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}
