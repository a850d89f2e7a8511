import type { ReactNode } from 'react';
import type { Tag } from '@/lib/profile/skills';

/** Short facts in a row with dots between them. Empty facts are left out. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  const shownFacts = facts.filter(Boolean);
  if (shownFacts.length === 0) return null;
  return (
    <div className="row">
      {shownFacts.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </div>
  );
}

interface TagsProps {
  label: string;
  tags: readonly Tag[];
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
