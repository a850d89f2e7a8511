'use client';

import { useState } from 'react';
import { findCurrentSection, type SectionAnchor, useScrollListener } from './scrolling';

interface SectionLinksProps {
  links: readonly SectionAnchor[];
  onFollow: () => void;
}

/** Links to the sections. The link to the section that the visitor is reading is marked. */
export function SectionLinks({ links, onFollow }: SectionLinksProps) {
  const [current, setCurrent] = useState<string>();
  useScrollListener(() => setCurrent(findCurrentSection(links)));
  return (
    <ul>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <a href={href} aria-current={id === current ? 'true' : undefined} onClick={onFollow}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
