import type { ReactNode } from 'react';
import { Reveal } from './Reveal';
import { Column, SectionBox, SectionTitle } from './Section.styles';

interface SectionProps {
  /** Anchor of the section, without `#`. */
  id: string;
  title: string;
  /** Drawn behind the content. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A section of the page: anchor, heading, column, and the reveal when it scrolls into sight. */
export function Section({ id, title, backdrop, children }: SectionProps) {
  return (
    <SectionBox id={id} aria-labelledby={`${id}-title`}>
      {backdrop}
      <Reveal>
        <Column>
          <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
          {children}
        </Column>
      </Reveal>
    </SectionBox>
  );
}
