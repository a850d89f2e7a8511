import type { ReactNode } from 'react';
import { Contours } from './Contours';
import { Reveal } from './Reveal';
import { Column, SectionBox, SectionTitle } from './Section.styles';
import { Still } from './Still';

interface SectionProps {
  /** Anchor of the section, without `#`. */
  id: string;
  title: string;
  /** Closes the page: deep water with contours, dark in both themes. */
  isDeep?: boolean;
  /** Holds client components; else the browser leaves its content as exported (`Still`). */
  isLive?: boolean;
  children: ReactNode;
}

/** A section of the page: anchor, heading, column, and the reveal when it scrolls into sight. */
export function Section({ id, title, isDeep, isLive, children }: SectionProps) {
  const column = (
    <Column>
      <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
      {children}
    </Column>
  );
  return (
    <SectionBox id={id} aria-labelledby={`${id}-title`} data-deep={isDeep ? '' : undefined}>
      {isDeep && <Contours faint />}
      <Reveal>{isLive ? column : <Still id={`${id}-content`}>{column}</Still>}</Reveal>
    </SectionBox>
  );
}
