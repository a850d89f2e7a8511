import type { ReactNode } from 'react';
import type { SectionId } from '@/lib/content/schema';
import type { Ground } from '@/lib/design/palette';
import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { longestWordWidth } from '../styles/text-width';
import { LinkedText } from './LinkedText';
import { Reveal } from './Reveal';
import { type Column, Intro, SectionBox, Title, TitleAboveIntro } from './Section.styles';
import { SectionShore } from './Shore';

export type PageSectionId = SectionId | 'home' | 'contact';

/** What each section of the page gets (`app/HomePage.tsx`). */
export interface SectionProps {
  id: PageSectionId;
  title: string;
  ground: Ground;
  /** All sections of the page, with the texts of links to them. */
  sections: readonly { id: PageSectionId; label: string }[];
  profile: Profile;
  locale: Locale;
}

interface SectionFrameProps extends Pick<SectionProps, 'id' | 'title' | 'ground' | 'locale'> {
  /** The name for screen readers, if the title describes only a part of the section. */
  accessibleName?: string;
  column: typeof Column;
  /** A drawing behind the content. */
  backdrop?: ReactNode;
  /** A paragraph below the title, which may have links. */
  intro?: string;
  children: ReactNode;
}

/** A section with its title, ground, and shore above `deep` and `deepest`. Its content fades in. */
export function SectionFrame(props: SectionFrameProps) {
  const { id, title, accessibleName, ground, intro, column, backdrop, locale, children } = props;
  const SectionTitle = intro ? TitleAboveIntro : Title;
  return (
    <SectionBox
      id={id}
      aria-label={accessibleName}
      aria-labelledby={accessibleName === undefined ? `${id}-title` : undefined}
      data-ground={ground}
    >
      {(ground === 'deep' || ground === 'deepest') && <SectionShore />}
      {backdrop}
      <Reveal as={column}>
        <SectionTitle
          id={`${id}-title`}
          style={{ '--longest-word-width': longestWordWidth(title).toFixed(2) }}
        >
          {`${title} `}
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
