import type { NamedLink } from '@/lib/profile/tags';

interface InlineLinksProps {
  links: readonly NamedLink[];
  /** The name of the list for screen readers. */
  label: string;
}

/** Names in a row with dots between them. Most are links to a skill or project of the page. */
export function InlineLinks({ links, label }: InlineLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul role="list" className="inline links" aria-label={label}>
      {links.map(({ name, href }, index) => (
        <li key={index} translate="no">
          {href === undefined ? `${name} ` : <a href={href}>{`${name} `}</a>}
        </li>
      ))}
    </ul>
  );
}
