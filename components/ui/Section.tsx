import type { ReactNode } from 'react';
import type { Locale } from '@/lib/locale';
import type { Profile } from '@/lib/profile/profile';
import { Contours } from './Contours';
import { Reveal } from './Reveal';
import { Column, SectionBox } from './Section.styles';
import { Shore } from './Shore';

/** What each section of the page gets (`app/sections.ts`). */
export interface SectionProps {
  id: string;
  title: string;
  profile: Profile;
  locale: Locale;
}

interface SectionFrameProps extends Pick<SectionProps, 'id' | 'title'> {
  /** Name of the section for screen readers, if the title describes only a part of it. */
  name?: string;
  /**
   * The default is the background of the page. Each tinted section has a stronger tint than the one
   * before. A dark section is dark in both themes, and has contours.
   */
  background?: 'tinted' | 'dark';
  column?: typeof Column;
  children: ReactNode;
}

export function Section(props: SectionFrameProps) {
  const { id, title, name, background, column = Column, children } = props;
  const isDark = background === 'dark';
  return (
    <SectionBox
      id={id}
      aria-label={name}
      aria-labelledby={name === undefined ? `${id}-title` : undefined}
      data-tinted={background === 'tinted' ? '' : undefined}
      data-dark={isDark ? '' : undefined}
    >
      {background && <Shore edge="foot" />}
      {isDark && <Contours place="contact" />}
      <Reveal as={column}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </Reveal>
    </SectionBox>
  );
}
