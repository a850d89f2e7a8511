import { Tag, TagList } from './Tags.styles';

interface TagsProps {
  /** Says what the list is of, for assistive technology. */
  label: string;
  tags: readonly string[];
}

/** A row of short labels; nothing where there is none. */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <TagList aria-label={label}>
      {[...new Set(tags)].map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </TagList>
  );
}
