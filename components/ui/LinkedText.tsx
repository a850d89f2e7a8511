import { textParts } from '@/lib/content/linked-text';
import { withoutBadBreaks } from '@/lib/text/text';
import { ContentLink } from './ContentLink';

/**
 * A text of the content with its links, like "See my [pull request](https://…) and my
 * [school](#education).", and a space at its end.
 */
export function LinkedText({ text }: { text: string }) {
  const spaced = `${text} `;
  const parts = textParts(spaced);
  if (parts.every(({ href }) => href === undefined)) return withoutBadBreaks(spaced);
  return parts.map((part, index) =>
    part.href === undefined ? (
      <span key={index}>{withoutBadBreaks(part.text)}</span>
    ) : (
      <ContentLink key={index} href={part.href}>
        {withoutBadBreaks(part.text)}
      </ContentLink>
    ),
  );
}

/** A paragraph of the content, if there is one. */
export const Paragraph = ({ text }: { text: string | undefined }) =>
  text && (
    <p>
      <LinkedText text={text} />
    </p>
  );
