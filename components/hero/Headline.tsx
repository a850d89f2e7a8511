'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import styled from 'styled-components';
import { media } from '../theme/media';
import { iconButton } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface HeadlineProps {
  /** Each as its graphemes. The first one is in the exported page. */
  phrases: readonly (readonly string[])[];
  /** All phrases as one sentence, for assistive technology. */
  sentence: string;
  /** Labels of the button. */
  words: { pause: string; play: string };
  /** Shown above the phrases, beside the button. */
  children: ReactNode;
}

type Typewriter = ReturnType<typeof import('@/lib/browser/typed-headline').createHeadline>;

const motionQuery = '(prefers-reduced-motion: no-preference)';

/**
 * The typed headline. It moves only while it is in view, in the foreground, not paused, and the
 * visitor has not asked for less motion. The code that types is loaded after the first paint; its
 * speed is set in `lib/browser/typed-headline.ts`.
 */
export function Headline({ phrases, sentence, words, children }: HeadlineProps) {
  const typed = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const [typewriter, setTypewriter] = useState<Typewriter>();
  const [isPaused, setPaused] = useState(false);
  const { ref, inView } = useInView({ initialInView: true });

  useEffect(() => {
    if (!window.matchMedia(motionQuery).matches) return;
    import('@/lib/browser/typed-headline')
      .then(({ createHeadline }) => {
        if (typed.current === null || rest.current === null) return;
        setTypewriter(createHeadline(typed.current, rest.current, phrases));
      })
      // Without the script the headline stays as it is.
      .catch(() => {});
  }, [phrases]);

  const mayMove = inView && !isPaused;
  useEffect(() => {
    if (typewriter === undefined || !mayMove) return;
    // Without React's state: Firefox freezes a page right after it has become hidden, and a render
    // that starts then never ends, so that nothing would react after Back.
    const motion = window.matchMedia(motionQuery);
    const follow = () => {
      if (motion.matches && !document.hidden) typewriter.start();
      else typewriter.stop();
    };
    follow();
    motion.addEventListener('change', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      motion.removeEventListener('change', follow);
      document.removeEventListener('visibilitychange', follow);
      typewriter.stop();
    };
  }, [typewriter, mayMove]);

  const name = phrases[0]?.join('') ?? '';
  const breaks = phrases.map((phrase) => phrase.filter((each) => each === '\n').length);
  // A no-break space, since an empty last line has no height.
  const emptyLines = '\n\u00a0'.repeat(Math.max(...breaks) - (breaks[0] ?? 0));
  return (
    <div ref={ref}>
      <Opening>
        {children}
        {typewriter && (
          <PauseButton type="button" onClick={() => setPaused(!isPaused)}>
            <Icon name={isPaused ? 'play' : 'pause'} />
            <VisuallyHidden>{isPaused ? words.play : words.pause}</VisuallyHidden>
          </PauseButton>
        )}
      </Opening>
      <Heading>
        <VisuallyHidden>{sentence}</VisuallyHidden>
        <Printed aria-hidden="true" data-print="name" data-text={name + emptyLines} />
        <Typed dir="auto" aria-hidden="true" data-print="hide">
          <span ref={typed}>{name}</span>
          <span ref={rest} />
        </Typed>
      </Heading>
    </div>
  );
}

/** Keeps space for the button, which needs scripts. */
const Opening = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 2.75rem;
`;

/** As high as the phrase with the most lines (`layOutHeadline`), so nothing below moves. */
// `pre`: lines break where the layout says, also in the fallback fonts.
export const Heading = styled.h1`
  position: relative;
  font-size: var(--text-3xl);
  line-height: 0.94;
  white-space: pre;
`;

/** The name for paper, where the typed text could be half a phrase; on screens it keeps the height. */
const Printed = styled.span`
  visibility: hidden;
  &::before {
    content: attr(data-text);
  }
`;

/**
 * The text being typed, and the cursor at its end: a background, because browsers report a box that
 * moves with the text as a layout shift.
 */
// `> :last-child`: the rest of the phrase keeps its space, so that the words before it do not move.
// `text-align`: a phrase in the other direction is aligned like the page. Chromium and Safari know the
// prefixed value, Firefox the other.
// `contain`: a new character makes browsers lay out this box alone.
const Typed = styled.span`
  position: absolute;
  inset: 0;
  contain: layout size;
  text-align: -webkit-match-parent;
  text-align: match-parent;
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
  border-radius: 50%;
  color: var(--ink-soft);
  ${media.hover} {
    &:hover {
      color: var(--ink);
      background: var(--sunken);
    }
  }
`;
