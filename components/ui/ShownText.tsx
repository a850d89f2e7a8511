import { unbrokenParts, withoutBadBreaks } from '@/lib/text/text';

/** A text of the content without bad line breaks. */
export function ShownText({ text }: { text: string }) {
  const parts = unbrokenParts(withoutBadBreaks(text));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
