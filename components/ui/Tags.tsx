'use client';

import styled from 'styled-components';
import type { NamedCard } from '@/lib/content/derived';
import { media } from '../theme/media';

interface TagsProps {
  /** Name of the list, for assistive technology. */
  label: string;
  tags: readonly NamedCard[];
}

/** A row of short labels, each a link to its skill if there is one; nothing if there are none. */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <TagList aria-label={label}>
      {tags.map(({ name, href }) => (
        <li key={name}>
          <Tag href={href}>{name}</Tag>
        </li>
      ))}
    </TagList>
  );
}

const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-top: 0.85rem;
`;

// `border`: visible with forced colours, which remove the background.
const Tag = styled.a`
  display: block;
  padding: 0.2rem 0.6rem;
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  color: var(--ink-soft);
  background: var(--sunken);
  font: 500 var(--text-xs) / 1.5 var(--mono);
  text-decoration: none;
  ${media.hover} {
    &[href]:hover {
      color: var(--link);
      text-decoration: underline;
    }
  }
  @media (pointer: coarse) {
    padding-block: 0.35rem;
  }
`;
