import type { ReactNode } from 'react';
import type { Mention } from '@/lib/profile/skills';

/** Short texts in a row with dots between them. Empty ones are left out. */
export function Details({ details }: { details: readonly ReactNode[] }) {
  const shown = details.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <div className="row">
      {shown.map((detail, index) => (
        <span key={index}>{detail}</span>
      ))}
    </div>
  );
}

interface TagsProps {
  label: string;
  tags: readonly Mention[];
}

/** Each tag is a link to its skill, if there is one. */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="row tags" aria-label={label}>
      {tags.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
