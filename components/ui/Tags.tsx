import type { Mention } from '@/lib/profile/skills';

interface TagsProps {
  label: string;
  tags: readonly Mention[];
}

/** Each tag is a link to its skill, if there is one. */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul role="list" className="row tags" aria-label={label}>
      {tags.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
