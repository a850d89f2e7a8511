'use client';

import styled from 'styled-components';
import type { LinkedName } from '@/lib/content/skills';
import { media } from '../theme/media';
import { DottedRow } from './DottedRow';

interface TagsProps {
  /** Name of the list, for assistive technology. */
  label: string;
  tags: readonly LinkedName[];
}

/**
 * A row of short texts, each a link to its skill if there is one. Shows nothing if there are none.
 */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <TagList as="ul" aria-label={label}>
      {tags.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </TagList>
  );
}

/** The row of tags. */
// The padding makes links 24 px tall, the minimum for fingers (WCAG 2.5.8).
export const TagList = styled(DottedRow)`
  margin-top: 0.5rem;
  color: var(--ink-soft);
  font: 500 var(--text-xs) / 1.5 var(--mono);
  a {
    display: inline-block;
    padding-block: 0.15rem;
    color: inherit;
    ${media.hover} {
      &[href]:hover {
        color: var(--link);
      }
    }
  }
`;
