import { isPagePart, textParts } from '@/lib/content/linked-text';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from './ContentLink';

interface LinkedTextProps {
  /** A text of the content: "See my [pull request](https://…) and my [school](#education)." */
  text: string;
  /** The address of the home page, for links like `#education` on any other page. */
  homeHref?: string;
  locale: Locale;
}

export function LinkedText({ text, homeHref = '', locale }: LinkedTextProps) {
  const parts = textParts(text);
  if (parts.every(({ href }) => href === undefined)) return text;
  return parts.map((part, index) => {
    if (part.href === undefined) return <span key={index}>{part.text}</span>;
    if (isPagePart(part.href)) {
      return (
        <a key={index} href={`${homeHref}${part.href}`}>
          {part.text}
        </a>
      );
    }
    return (
      <ContentLink key={index} href={part.href} locale={locale}>
        {part.text}
      </ContentLink>
    );
  });
}
