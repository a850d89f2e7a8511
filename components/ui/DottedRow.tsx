import type { ReactNode } from 'react';

/** Short texts in a row with dots between them. Empty ones are left out. */
export function DottedRow({ texts }: { texts: readonly ReactNode[] }) {
  const shown = texts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <div className="dotted">
      {shown.map((text, index) => (
        <span key={index}>{text}</span>
      ))}
    </div>
  );
}
