import type { ReactNode } from 'react';
import type { Mention } from '@/lib/profile/profile-skills';

/** Short texts in a row with dots between them. Empty ones are left out. */
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

interface TagsProps {
  label: string;
  tags: readonly Mention[];
}

/** Tags in such a row. A tag is a link to the skill of the same name, if there is one. */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul role="list" className="dotted tags" aria-label={label}>
      {tags.map(({ name, href }, index) => (
        <li key={index}>{href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}</li>
      ))}
    </ul>
  );
}
