import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '@/lib/language/locale';
import type { Profile } from '@/lib/profile/profile';
import { Contours } from './Contours';
import { Reveal } from './Reveal';
import { Column, SectionBox } from './Section.styles';
import { Shore } from './Shore';

/**
 * `tint-2` is the background of the second tinted section of a page. `dark` is dark in both themes,
 * and has contours. The default is the background of the page.
 */
export type SectionBackground = `tint-${number}` | 'dark';

/** What each section of the page gets (`app/sections.ts`). */
export interface SectionProps {
  id: string;
  title: string;
  background?: SectionBackground;
  profile: Profile;
  locale: Locale;
}

interface SectionFrameProps extends Pick<SectionProps, 'id' | 'title' | 'background'> {
  /** Name of the section for screen readers, if the title describes only a part of it. */
  name?: string;
  column?: typeof Column;
  children: ReactNode;
}

export function SectionFrame(props: SectionFrameProps) {
  const { id, title, name, background, column = Column, children } = props;
  const isDark = background === 'dark';
  const isTinted = background !== undefined && !isDark;
  return (
    <SectionBox
      id={id}
      aria-label={name}
      aria-labelledby={name === undefined ? `${id}-title` : undefined}
      data-tinted={isTinted ? '' : undefined}
      data-dark={isDark ? '' : undefined}
      style={isTinted ? ({ '--ground': `var(--${background})` } as CSSProperties) : undefined}
    >
      {background && <Shore edge="foot" />}
      {isDark && <Contours area="contact" />}
      <Reveal as={column}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </Reveal>
    </SectionBox>
  );
}
