import type { ReactNode } from 'react';
import { Contours } from './Contours';
import { Reveal } from './Reveal';
import { Column, SectionBox, SectionTitle } from './Section.styles';
import { Shore } from './Shore';

interface SectionProps {
  /** Anchor of the section, without `#`. */
  id: string;
  title: string;
  /** The last section: deep water with contours, dark in both themes. */
  isDeep?: boolean;
  children: ReactNode;
}

/** A section of the page: anchor, heading, column, and the reveal when it scrolls into view. */
export function Section({ id, title, isDeep, children }: SectionProps) {
  return (
    <SectionBox id={id} aria-labelledby={`${id}-title`} data-deep={isDeep ? '' : undefined}>
      {isDeep && <Shore edge="foot" />}
      {isDeep && <Contours place="deep" />}
      <Reveal>
        <Column>
          <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
          {children}
        </Column>
      </Reveal>
    </SectionBox>
  );
}
