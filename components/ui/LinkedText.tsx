import type { ReactNode } from 'react';
import { isPagePart, textParts } from '@/lib/content/linked-text';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from './ContentLink';

interface LinkedTextProps {
  /** A text of the content: "See my [pull request](https://…) and my [school](#education)." */
  text: string;
  /** Keeps a word like "in-browser" on one line. */
  keepWords?: boolean;
  /** The address of the home page, for links like `#education` on any other page. */
  homeHref?: string;
  locale: Locale;
}

export function LinkedText({ text, keepWords = false, homeHref = '', locale }: LinkedTextProps) {
  const parts = textParts(text);
  const keep = (part: string) => (keepWords ? withWholeWords(part) : part);
  if (parts.every(({ href }) => href === undefined)) return keep(text);
  return parts.map((part, index) => {
    if (part.href === undefined) return <span key={index}>{keep(part.text)}</span>;
    if (isPagePart(part.href)) {
      return (
        <a key={index} href={`${homeHref}${part.href}`}>
          {keep(part.text)}
        </a>
      );
    }
    return (
      <ContentLink key={index} href={part.href} locale={locale}>
        {keep(part.text)}
      </ContentLink>
    );
  });
}

/** A word with a hyphen between letters. Words of over 24 characters may be wider than a phone. */
const hyphenatedWord = /((?<!\S)(?=\S{3,24}(?!\S))\S*\p{L}-\p{L}\S*)/u;

/**
 * Keeps hyphenated words on one line. A word joiner would have the same effect, but visitors would
 * copy that invisible character. `split` returns the hyphenated words at odd places.
 */
const withWholeWords = (text: string): ReactNode =>
  text.split(hyphenatedWord).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
