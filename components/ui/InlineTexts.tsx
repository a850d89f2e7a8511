import { nonEmpty } from '@/lib/text/text';

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
