import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** Nothing sound is nested so deep; the parser's time grows with the square of it. */
const DEEPEST = 1000;
const TOO_DEEP = Symbol('too deep');

/**
 * Reads HTML or XML and tells the handler of it. Any text will do; none makes this throw or last.
 * What stands more than a thousand elements deep, and all behind it, is left out.
 */
export function readMarkup(
  text: string,
  handler: Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>,
  options: ParserOptions = {},
): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentag(...tag) {
        depth += 1;
        if (depth > DEEPEST) throw TOO_DEEP;
        handler.onopentag?.(...tag);
      },
      onclosetag(...tag) {
        depth -= 1;
        handler.onclosetag?.(...tag);
      },
    },
    options,
  );
  try {
    parser.end(text);
  } catch (error) {
    if (error !== TOO_DEEP) throw error;
  }
}
