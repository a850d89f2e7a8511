'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import styled from 'styled-components';
import type { TypedHeadline } from '@/lib/browser/typed-headline';
import { media } from '../theme/media';
import { iconButton } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface HeadlineProps {
  /** The grapheme clusters of each phrase. The exported page shows the first phrase. */
  phrases: readonly (readonly string[])[];
  /** All phrases as one sentence, for assistive technology. */
  sentence: string;
  /** Labels of the button. */
  words: { pause: string; play: string };
  /** The greeting above the phrases. */
  children: ReactNode;
}

const motionQuery = '(prefers-reduced-motion: no-preference)';

/**
 * The typed headline. It moves only while it is in view, in the foreground, not paused, and the
 * visitor has not asked for less motion. The code that types is loaded after the first paint; its
 * speed is set in `lib/browser/typing-steps.ts`.
 */
export function Headline({ phrases, sentence, words, children }: HeadlineProps) {
  const typed = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const [headline, setHeadline] = useState<TypedHeadline>();
  const [isPaused, setPaused] = useState(false);
  const { ref, inView } = useInView({ initialInView: true });

  useEffect(() => {
    if (!window.matchMedia(motionQuery).matches) return;
    import('@/lib/browser/typed-headline')
      .then(({ createHeadline }) => {
        if (typed.current === null || rest.current === null) return;
        setHeadline(createHeadline(typed.current, rest.current, phrases));
      })
      // If the script does not load or the library types nothing, the headline stays as it is.
      .catch(() => {});
  }, [phrases]);

  useEffect(() => {
    if (headline === undefined) return;
    if (isPaused) headline.finish();
    if (isPaused || !inView) return;
    // Do not use React state here. Firefox freezes a page as soon as it is hidden. A render that
    // starts then never finishes, and the page is dead after "Back".
    const motion = window.matchMedia(motionQuery);
    const update = () => {
      if (!motion.matches) headline.finish();
      else if (document.hidden) headline.stop();
      else headline.start();
    };
    update();
    motion.addEventListener('change', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      motion.removeEventListener('change', update);
      document.removeEventListener('visibilitychange', update);
      headline.stop();
    };
  }, [headline, isPaused, inView]);

  const name = phrases[0]?.join('') ?? '';
  const lineCounts = phrases.map((phrase) => phrase.join('').split('\n').length);
  const missingLines = Math.max(...lineCounts) - (lineCounts[0] ?? 0);
  return (
    <Grid ref={ref}>
      {children}
      <Heading>
        <VisuallyHidden>{sentence}</VisuallyHidden>
        <Sizer
          aria-hidden="true"
          data-print="name"
          // A no-break space, because an empty last line has no height.
          data-text={name + '\n\u00a0'.repeat(missingLines)}
        />
        <Typed dir="auto" translate="no" aria-hidden="true" data-print="hide">
          <span ref={typed}>{name}</span>
          <span ref={rest} />
        </Typed>
      </Heading>
      {headline && (
        <PauseButton type="button" onClick={() => setPaused(!isPaused)}>
          <Icon name={isPaused ? 'play' : 'pause'} />
          <VisuallyHidden>{isPaused ? words.play : words.pause}</VisuallyHidden>
        </PauseButton>
      )}
    </Grid>
  );
}

/**
 * The greeting with the pause button next to it, and the phrases below. In the document the button
 * comes last, so that screen readers read the greeting and the name without interruption.
 */
// The first row is as high as the button, which needs scripts.
const Grid = styled.div`
  display: grid;
  grid-template: minmax(2.75rem, auto) auto / auto minmax(0, 1fr);
  align-content: center;
  align-items: center;
  column-gap: 0.25rem;
`;

/** As high as the phrase with the most lines (`layOutHeadline`), so that nothing below moves. */
// `pre` breaks lines only where the layout does, also in the fallback fonts.
const Heading = styled.h1`
  position: relative;
  grid-area: 2 / 1 / auto / -1;
  font-size: var(--text-3xl);
  line-height: 0.94;
  white-space: pre;
`;

/**
 * Reserves the height of the tallest phrase. In print it shows the name, because the typed text may
 * be half a phrase.
 */
const Sizer = styled.span`
  visibility: hidden;
  &::before {
    content: attr(data-text);
  }
`;

/**
 * The text being typed, and the cursor at its end. The cursor is a background, because browsers
 * report a box that moves with the text as a layout shift. Copying skips this text, because the
 * sentence for assistive technology is copied already.
 */
// The untyped rest of the phrase keeps its space, so that the words before it do not move.
// `match-parent` aligns a phrase of the other direction to the same side as the page. Chromium and
// Safari know the prefixed value, Firefox knows the other one.
// `contain` limits the layout work for a new character to this box.
const Typed = styled.span`
  position: absolute;
  inset: 0;
  contain: layout size;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  -webkit-user-select: none;
  user-select: none;
  > :first-child {
    padding-inline-end: 0.12em;
    margin-inline-end: -0.12em;
    background: linear-gradient(var(--action), var(--action)) right 64% / 0.07em 66% no-repeat;
    &:dir(rtl) {
      background-position-x: left;
    }
  }
  > :last-child {
    visibility: hidden;
  }
  > [data-off] {
    background-size: 0;
  }
`;

const PauseButton = styled.button`
  ${iconButton}
  grid-area: 1 / 2;
  border-radius: 50%;
  color: var(--ink-soft);
  ${media.hover} {
    &:hover {
      color: var(--ink);
      background: var(--sunken);
    }
  }
`;
