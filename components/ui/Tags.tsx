import { Tag, TagLink, TagList } from './Tags.styles';

export interface TagEntry {
  name: string;
  /** Where the page says what it is used in. */
  href?: string;
}

interface TagsProps {
  /** Says what the list is of, for assistive technology. */
  label: string;
  tags: readonly TagEntry[];
}

/** A row of short labels, each leading to what it is used in; nothing where there is none. */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <TagList aria-label={label}>
      {tags.map(({ name, href }) => (
        <li key={name}>
          {href === undefined ? <Tag>{name}</Tag> : <TagLink href={href}>{name}</TagLink>}
        </li>
      ))}
    </TagList>
  );
}
