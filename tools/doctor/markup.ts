import type { Fault } from '../../lib/content/fault';
import { textParts } from '../../lib/content/linked-text';
import type { TextField } from '../../lib/content/text-fields';
import type { Site } from '../../lib/site/site';
import { placedTexts } from './texts';

const patterns = [
  // HTML that nobody writes by chance: "</b>", "<br>", "&amp;". "List<String>" has none.
  /<\/[a-z][a-z0-9]*>|<br ?\/?>|&(?:amp|apos|gt|lt|nbsp|quot|[lr][ds]quo|[mn]dash|hellip|#\d+|#x[\da-f]+);/gi,
  // **bold**, but not "2**3 and 4**2". In Chinese and Japanese, no spaces are around it.
  /(?<!\w)\*\*[^\s*][^*\n]*\*\*/g,
  // [docs](example.org), but not code like "handlers[event.type](event.target)".
  /(?<![\w)\]])\[[^[\]\n]+\]\([^\s()]+\)/g,
];

/** Finds what the page shows as it is written: HTML, bold text, links with a wrong address. */
export const markupFaults = (site: Site): Fault[] =>
  placedTexts(site)
    .filter(({ kind }) => kind !== 'link')
    .flatMap((field): Fault[] => {
      const text = withoutLinks(field);
      const markup = patterns.flatMap((pattern) => text.match(pattern) ?? []);
      if (markup.length === 0) return [];
      return [
        {
          place: field.place,
          rule: `shows ${markup.join(', ')} as written`,
          severity: 'advice',
          todo: 'Write plain text. Some fields may have links: [text](https://example.org/page).',
        },
      ];
    });

/** A text without the links that the page makes of it. */
const withoutLinks = ({ text, hasLinks }: TextField): string =>
  hasLinks
    ? textParts(text)
        .map((part) => (part.href === undefined ? part.text : ''))
        .join(' ')
    : text;
