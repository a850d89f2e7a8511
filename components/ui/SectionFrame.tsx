import type { ReactNode } from 'react';
import type { SectionId } from '@/lib/content/schema';
import type { Ground } from '@/lib/design/palette';
import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { longestWordWidth } from '../styles/text-width';
import { Bay, SectionCoast } from './Coast';
import { LinkedText } from './LinkedText';
import { Reveal } from './Reveal';
import { type Column, Intro, SectionBox, SectionTitle } from './Section.styles';
import { SectionShore } from './Shore';

export type PageSectionId = SectionId | 'home' | 'contact';

/** What each section of the page gets (`app/HomePage.tsx`). */
export interface SectionProps {
  id: PageSectionId;
  title: string;
  ground: Ground;
  /** The ground of the section that follows. */
  nextGround?: Ground;
  /** All sections of the page, with the texts of links to them. */
  sections: readonly { id: PageSectionId; label: string }[];
  profile: Profile;
  locale: Locale;
}

interface SectionFrameProps extends Omit<SectionProps, 'profile' | 'locale'> {
  column: typeof Column;
  /** Whether the coast comes in from the margin. The section draws it then. */
  hasOwnCoast?: boolean;
  /** A paragraph below the title, which may have links. */
  intro?: string;
  children: ReactNode;
}

/** The height of the shore above a ground: tall above `deep`, and low above `deepest`. */
export const shoreHeights: Partial<Record<Ground, string>> = {
  deep: 'clamp(4rem, 1.3rem + 11vw, 13rem)',
  deepest: 'clamp(1rem, 0.5rem + 2vw, 3rem)',
};

/** A section with its title, ground, and shore above `deep` and `deepest`. Its content fades in. */
export function SectionFrame(props: SectionFrameProps) {
  const { id, title, ground, nextGround, sections, intro, column, hasOwnCoast = false } = props;
  const isLand = ground === 'land';
  const hasBay = isLand && sections[1]?.id === id;
  const shoreHeight = shoreHeights[ground];
  return (
    <SectionBox
      id={id}
      $hasBay={hasBay}
      aria-labelledby={`${id}-title`}
      data-ground={ground}
      style={{
        '--shore-height': shoreHeight,
        '--shore-below': nextGround && shoreHeights[nextGround],
        '--title-gap': intro && 'calc(0.6 * var(--gap))',
      }}
    >
      {shoreHeight && <SectionShore />}
      {hasBay && <Bay />}
      <Reveal as={column}>
        {isLand && !hasOwnCoast && <SectionCoast />}
        <SectionTitle
          id={`${id}-title`}
          style={{ '--longest-word-width': longestWordWidth(title).toFixed(2) }}
        >
          {`${title} `}
        </SectionTitle>
        {intro && (
          <Intro>
            <LinkedText text={intro} />
          </Intro>
        )}
        {props.children}
      </Reveal>
    </SectionBox>
  );
}
