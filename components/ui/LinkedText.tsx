import { textParts } from '@/lib/content/linked-text';
import type { Locale } from '@/lib/language/locale';
import { ContentLink } from './ContentLink';

interface LinkedTextProps {
  /** A text of the content: "See my [pull request](https://…)." */
  text: string;
  locale: Locale;
}

/**
 * A text of the content with its links. Each part between links has its own element, because
 * browser translation replaces text nodes.
 */
export function LinkedText({ text, locale }: LinkedTextProps) {
  const parts = textParts(text);
  if (parts.every(({ href }) => href === undefined)) return text;
  return parts.map((part, index) =>
    part.href === undefined ? (
      <span key={index}>{part.text}</span>
    ) : (
      <ContentLink key={index} href={part.href} locale={locale}>
        {part.text}
      </ContentLink>
    ),
  );
}
