/** The number as people write it, and an extension: "ext. 12", "x12", "#12", ";ext=12". */
const form = /^(\+?[\d\s()./–-]{5,}?)(?:\s*[,;]?\s*(?:extension|ext[.=]?|x|#)\s*(\d{1,8}))?$/i;

/** Whether a text can be dialled. */
export const isPhone = (text: string): boolean =>
  form.test(text) && (text.match(/\d/g)?.length ?? 0) >= 5;

/**
 * The `tel:` address of a phone number (RFC 3966): digits alone, the extension as its parameter.
 * @param phone a text for which `isPhone` is true
 */
export function phoneAddress(phone: string): string {
  const [, number = phone, extension] = form.exec(phone) ?? [];
  // "+49 (0)171": the zero is dialled inside the country only.
  const digits = number.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '');
  return `tel:${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}
