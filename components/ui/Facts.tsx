'use client';

import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Tag } from '@/lib/profile/skills';
import { media } from '../theme/media';
import { muted } from './mixins';

/** A row of texts with dots between them. */
// A dot is in the gap before each text. Before the first text of a line the gap is outside of the
// row, so `overflow` hides that dot: a line reads "React · PHP", and not "· React · PHP". The
// padding makes room for the focus rings of links. The second `content` gives the dot an empty
// alternative text, so that screen readers do not announce it. Older browsers ignore that line.
const dottedRow = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.2em;
  margin: -6px;
  padding: 6px;
  overflow: hidden;
  > * {
    margin-inline-start: -1.2em;
    padding-inline-start: 1.2em;
  }
  > ::before {
    content: '·';
    content: '·' / '';
    display: inline-block;
    width: 1.2em;
    margin-inline-start: -1.2em;
    text-align: center;
  }
`;

// The padding of the row is its distance to the text above.
const FactRow = styled.div`
  ${dottedRow}
  ${muted}
  margin-top: 0;
  b,
  b a {
    color: var(--ink);
  }
`;

/** Short facts in a row with dots between them. Empty facts are left out. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  const shownFacts = facts.filter(Boolean);
  if (shownFacts.length === 0) return null;
  return (
    <FactRow data-print="row">
      {shownFacts.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </FactRow>
  );
}

// The padding makes links 24 px tall, the minimum for fingers (WCAG 2.5.8).
export const TagList = styled.ul`
  ${dottedRow}
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

interface TagsProps {
  /** Name of the list, for assistive technology. */
  label: string;
  tags: readonly Tag[];
}

/**
 * A row of short texts, each a link to its skill if there is one. Shows nothing if there are none.
 */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <TagList aria-label={label} data-print="row">
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

/** A list (`<dl>`) of names and values, with lines between them. */
export const factList = css`
  border-bottom: 1px solid var(--line);
  > div {
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
  }
  dt {
    ${muted}
  }
  dd {
    font-weight: 600;
  }
`;
