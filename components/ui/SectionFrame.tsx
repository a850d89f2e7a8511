import type { CSSProperties, ReactNode } from 'react';
import { isLightWater, type WaterName } from '@/lib/design/water';
import type { Profile } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import { longestWord } from '../theme/text-width';
import { Contours } from './Contours';
import { LinkedText } from './LinkedText';
import { Reveal } from './Reveal';
import { type Column, SectionBox } from './Section.styles';
import { SectionShore } from './Shore';

/** What each section of the page gets (`app/sections.ts`). */
export interface SectionProps {
  id: string;
  title: string;
  /** If left out, it is the background of the page. */
  background?: WaterName;
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

const waterStyle = (background: WaterName) =>
  ({
    '--ground': `var(--${background})`,
    '--shore-color': `var(--${background}-shore)`,
  }) as CSSProperties;

/** A section with its title, its background and the shore above it. Its content fades in. */
export function SectionFrame(props: SectionFrameProps) {
  const {
    id,
    title,
    name,
    background,
    intro,
    column,
    hasTitleAside = false,
    locale,
    children,
  } = props;
  const isLight = background === undefined || isLightWater(background);
  return (
    <SectionBox
      id={id}
      aria-label={name}
      aria-labelledby={name === undefined ? `${id}-title` : undefined}
      data-title-aside={hasTitleAside ? '' : undefined}
      data-water={background}
      $hasIntro={intro !== undefined}
      data-dark={isLight ? undefined : background}
      style={background && waterStyle(background)}
    >
      {background && <SectionShore id={background === 'deep' ? 'coast' : 'step'} />}
      {background === 'deepest' && <Contours area="contact" />}
      <Reveal as={column}>
        <h2
          id={`${id}-title`}
          style={{ '--longest-word': longestWord(title).toFixed(2) } as CSSProperties}
        >
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
