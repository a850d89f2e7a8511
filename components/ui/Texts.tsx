import { textRuns } from '@/lib/content/linked-text';
import { nonEmpty, withoutBadBreaks } from '@/lib/text/text';
import { ContentLink } from './Links';

/**
 * A text of the content with its links, like "See my [pull request](https://…) and my
 * [school](#education).", and a space at its end. A text beside a link has an element of its own,
 * because browser translation replaces text nodes.
 */
export function LinkedText({ text }: { text: string }) {
  const runs = textRuns(`${withoutBadBreaks(text)} `);
  const hasLink = runs.some(({ href }) => href !== undefined);
  return runs.map((run, index) => (
    <ContentLink key={index} href={run.href}>
      {hasLink && run.href === undefined ? <span>{run.text}</span> : run.text}
    </ContentLink>
  ));
}

export const Paragraph = ({ text }: { text: string | undefined }) =>
  text && (
    <p>
      <LinkedText text={text} />
    </p>
  );

interface InlineTextsProps {
  texts: readonly (string | undefined)[];
  /** The name for screen readers, if the texts are a list of names: tags. */
  label?: string;
}

/** Short texts in a row with dots between them. Empty texts are left out. */
export function InlineTexts({ texts, label }: InlineTextsProps) {
  const shownTexts = nonEmpty(texts);
  if (shownTexts.length === 0) return null;
  const [Row, Text] = label ? (['ul', 'li'] as const) : (['div', 'span'] as const);
  return (
    <Row
      className="dotted"
      role={label && 'list'}
      aria-label={label}
      translate={label ? 'no' : undefined}
    >
      {shownTexts.map((text, index) => (
        <Text key={index}>{`${text} `}</Text>
      ))}
    </Row>
  );
}
