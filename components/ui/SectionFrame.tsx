import type { ComponentProps, ReactNode } from 'react';
import type { SectionId } from '@/lib/content/schema';
import type { Ground } from '@/lib/design/palette';
import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { Coast } from '../coast/Coast';
import { WavesAbove } from '../coast/Waves';
import { Reveal } from './Reveal';
import { type Column, Intro, SectionBox, SectionHead, SectionTitle } from './Section.styles';
import { LinkedText } from './Texts';

export type PageSectionId = SectionId | 'home' | 'contact';

/** What each section of the page gets (`app/HomePage.tsx`). */
export interface SectionProps {
  id: PageSectionId;
  title: string;
  ground: Ground;
  next?: Pick<SectionProps, 'id' | 'ground'>;
  sections: readonly { id: PageSectionId; label: string }[];
  profile: Profile;
  locale: Locale;
}

interface SectionFrameProps extends Omit<SectionProps, 'profile' | 'locale'> {
  column?: typeof Column;
  /** The part of the coast beside the title. By default, one is beside all of the section. */
  titlePart?: ComponentProps<typeof Coast>['part'];
  /** A paragraph below the title, which may have links. */
  intro?: string;
  /** What stands below the title and the introduction, beside the same parts of the coast. */
  headEnd?: ReactNode;
  children: ReactNode;
}

/** The height of the waves with which `deep` and Contact begin. */
export const wavesAbove = (section: SectionProps['next']): string | undefined =>
  section?.ground === 'deep' || section?.id === 'contact' ? 'var(--wave-height)' : undefined;

/** A section with its title and ground, and what is drawn there. Its content fades in. */
export function SectionFrame(props: SectionFrameProps) {
  const { id, title, ground, next, sections, intro, headEnd, column, titlePart } = props;
  const isLand = ground === 'land';
  const waves = wavesAbove(props);
  // Waves would part its coast from that of Home.
  const isAfterHome = isLand && !waves && sections[1]?.id === id;
  return (
    <SectionBox
      $hasWaves={waves !== undefined}
      $isAfterHome={isAfterHome}
      id={id}
      aria-labelledby={`${id}-title`}
      data-ground={ground}
      style={{ '--waves-above': waves, '--waves-below': wavesAbove(next) }}
    >
      {waves && <WavesAbove />}
      <Reveal as={column}>
        <SectionHead>
          {isLand && titlePart && <Coast part={titlePart} />}
          <SectionTitle id={`${id}-title`}>{`${title} `}</SectionTitle>
          {intro && (
            <Intro>
              <LinkedText text={intro} />
            </Intro>
          )}
          {headEnd}
        </SectionHead>
        {props.children}
      </Reveal>
      {isLand && !titlePart && <Coast part="besideSection" />}
      {isAfterHome && <Coast part="fromHome" />}
    </SectionBox>
  );
}
