/** The `tel:` address (RFC 3966) of a phone number. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/**
 * Whether a text is one phone number, with at most 15 digits (E.164). "(0)" is refused, because
 * only some callers dial this zero.
 */
export const isPhone = (text: string): boolean =>
  /^[+\d\s()./\p{Pd}]+$/u.test(text) &&
  !text.includes('(0)') &&
  /^tel:\+?\d{5,15}$/.test(phoneAddress(text));
