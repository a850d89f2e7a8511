import type { CSSProperties, ReactNode } from 'react';
import { isLightWater, type WaterName } from '@/lib/design/water';
import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { longestWord } from '../styles/text-width';
import { ContactContours } from './Contours';
import { LinkedText } from './LinkedText';
import { Reveal } from './Reveal';
import { type Column, SectionBox } from './Section.styles';
import { SectionShore } from './Shore';

/** What each section of the page gets (`app/sections.ts`). */
export interface SectionProps {
  id: string;
  title: string;
  /** If left out, it is the ground of the page. */
  ground?: WaterName;
  /** All sections of the page, with the texts of links to them. */
  sections: readonly { id: string; label: string }[];
  profile: Profile;
  locale: Locale;
}

interface SectionFrameProps extends SectionProps {
  /** Name of the section for screen readers, if the title describes only a part of it. */
  name?: string;
  column: typeof Column;
  /** A paragraph below the title, which may have links. */
  intro?: string;
  /** On vast screens the title is beside the content. */
  hasTitleAside?: boolean;
  children: ReactNode;
}

const waterStyle = (ground: WaterName) =>
  ({
    '--ground': `var(--${ground})`,
    '--shore-color': `var(--${ground}-shore)`,
  }) as CSSProperties;

const longestWordStyle = (title: string) =>
  ({ '--longest-word': longestWord(title).toFixed(2) }) as CSSProperties;

/** A section with its title, its ground and the shore above it. Its content fades in. */
export function SectionFrame(props: SectionFrameProps) {
  const { id, title, name, ground, intro, column, hasTitleAside = false, locale, children } = props;
  const isLight = ground === undefined || isLightWater(ground);
  return (
    <SectionBox
      id={id}
      aria-label={name}
      aria-labelledby={name === undefined ? `${id}-title` : undefined}
      data-title-aside={hasTitleAside ? '' : undefined}
      data-water={ground}
      $hasIntro={intro !== undefined}
      data-dark={isLight ? undefined : ground}
      style={ground && waterStyle(ground)}
    >
      {ground && <SectionShore id={ground === 'deep' ? 'coast' : 'step'} />}
      {ground === 'deepest' && <ContactContours />}
      <Reveal as={column}>
        <h2 id={`${id}-title`} style={hasTitleAside ? longestWordStyle(title) : undefined}>
          {title}
        </h2>
        {intro && (
          <p className="section-intro">
            <LinkedText text={intro} locale={locale} />
          </p>
        )}
        {children}
      </Reveal>
    </SectionBox>
  );
}
