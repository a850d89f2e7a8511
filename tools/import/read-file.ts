/** Decodes UTF-8, with or without a byte order mark. It throws for other encodings. */
export const utf8 = new TextDecoder('utf-8', { fatal: true });

export const whyUnreadable = (error: unknown, otherwise: string): string =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : otherwise;
