import type { CSSProperties, ReactNode } from 'react';
import { isLightWater, type WaterName } from '@/lib/design/water';
import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { longestWord } from '../styles/text-width';
import { ContactContours } from './Contours.styles';
import { LinkedText } from './LinkedText';
import { Reveal } from './Reveal';
import { type Column, Intro, SectionBox, Title, TitleAboveIntro } from './Section.styles';
import { SectionShore } from './Shore';

/** What each section of the page gets (`app/sections.ts`). */
export interface SectionProps {
  id: string;
  title: string;
  /** The ground in the water; undefined for the ground of the page. */
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
  children: ReactNode;
}

const waterStyle = (ground: WaterName) =>
  ({
    '--ground': `var(--${ground})`,
    '--shore-color': `var(--${ground}-shore)`,
  }) as CSSProperties;

/** A section with its title, its ground and the shore above it. Its content fades in. */
export function SectionFrame(props: SectionFrameProps) {
  const { id, title, name, ground, intro, column, locale, children } = props;
  const SectionTitle = intro ? TitleAboveIntro : Title;
  const isLight = ground === undefined || isLightWater(ground);
  return (
    <SectionBox
      id={id}
      aria-label={name}
      aria-labelledby={name === undefined ? `${id}-title` : undefined}
      data-ground={ground}
      data-dark={isLight ? undefined : ground}
      style={ground && waterStyle(ground)}
    >
      {ground && <SectionShore isTall={ground === 'deep'} />}
      {ground === 'deepest' && <ContactContours />}
      <Reveal as={column}>
        <SectionTitle
          id={`${id}-title`}
          style={{ '--longest-word': longestWord(title).toFixed(2) } as CSSProperties}
        >
          {title}
        </SectionTitle>
        {intro && (
          <Intro>
            <LinkedText text={intro} locale={locale} />
          </Intro>
        )}
        {children}
      </Reveal>
    </SectionBox>
  );
}
