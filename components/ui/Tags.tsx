import type { NamedLink } from '@/lib/profile/tags';

/**
 * Tags in a row with dots between them. A tag links to the skill of the same name, if there is one.
 */
export function Tags({ label, tags }: { label: string; tags: readonly NamedLink[] }) {
  if (tags.length === 0) return null;
  return (
    <ul role="list" className="dotted tags" aria-label={label}>
      {tags.map(({ name, href }, index) => (
        <li key={index}>{href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>} </li>
      ))}
    </ul>
  );
}
