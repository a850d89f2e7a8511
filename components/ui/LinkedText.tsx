import { textParts } from '@/lib/content/linked-text';
import { ContentLink } from './ContentLink';

interface LinkedTextProps {
  /** A text of the content: "See my [pull request](https://…) and my [school](#education)." */
  text: string;
  homeHref?: string;
}

/** A text of the content, with its links and a space at its end. */
export function LinkedText({ text, homeHref }: LinkedTextProps) {
  const spaced = `${text} `;
  const parts = textParts(spaced);
  if (parts.every(({ href }) => href === undefined)) return spaced;
  return parts.map((part, index) =>
    part.href === undefined ? (
      <span key={index}>{part.text}</span>
    ) : (
      <ContentLink key={index} href={part.href} homeHref={homeHref}>
        {part.text}
      </ContentLink>
    ),
  );
}

interface ParagraphProps extends Omit<LinkedTextProps, 'text'> {
  text: string | undefined;
}

/** A paragraph of the content, if there is one. */
export const Paragraph = ({ text, ...props }: ParagraphProps) =>
  text && (
    <p>
      <LinkedText text={text} {...props} />
    </p>
  );
