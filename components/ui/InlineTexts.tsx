import { nonEmpty } from '@/lib/text/text';

/** Short texts in a row with dots between them. Empty texts are left out. */
export function InlineTexts({ texts }: { texts: readonly (string | undefined)[] }) {
  const shownTexts = nonEmpty(texts);
  if (shownTexts.length === 0) return null;
  return (
    <div className="inline">
      {shownTexts.map((text, index) => (
        <span key={index}>{`${text} `}</span>
      ))}
    </div>
  );
}
