import { isUtf8 } from 'node:buffer';

/** The signs of the bytes from 0x80 to 0x9f in Windows-1252. The others are as in Unicode. */
const signs = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

// No text in UTF-8 has the byte 0xff.
const byteOf = (sign: string): number =>
  signs.includes(sign) ? 0x80 + signs.indexOf(sign) : Math.min(sign.charCodeAt(0), 0xff);

/** Whether a text is UTF-8 that a program took for Windows-1252: "CafÃ©" is "Café". */
export const isMisread = (text: string): boolean =>
  /[^\0-\x7f]/.test(text) && isUtf8(Uint8Array.from(text, byteOf));
