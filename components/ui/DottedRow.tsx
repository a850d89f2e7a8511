import type { ReactNode } from 'react';

/** Short texts in a row with dots between them. Empty texts are left out. */
export function DottedRow({ texts }: { texts: readonly ReactNode[] }) {
  const presentTexts = texts.filter(Boolean);
  if (presentTexts.length === 0) return null;
  return (
    <div className="dotted">
      {presentTexts.map((text, index) => (
        <span key={index}>{text}</span>
      ))}
    </div>
  );
}
