'use client';

import { useCallback, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { iconButton } from '../styles/mixins';
import { Icon } from '../ui/Icon';
import { useTyping } from './useTyping';

interface HeadlineProps {
  /** The characters (grapheme clusters) of the name, and of the phrases that are typed, too. */
  phrases: readonly (readonly string[])[];
  /** The width of the longest word of the name, in em. */
  wordWidth: number;
  /** What assistive technology reads. */
  sentence: string;
  greeting: string;
  pauseLabel: string;
}

/** Greeting, name and typed phrases. */
export function Headline({ phrases, wordWidth, sentence, greeting, pauseLabel }: HeadlineProps) {
  const [isPaused, setPaused] = useState(false);
  const { ref, inView } = useInView({ initialInView: true });
  const isPlaying = phrases.length > 1 && inView && !isPaused;
  const boxes = useRef<(HTMLElement | null)[]>([]);
  // Not a state, because React would take a millisecond for each letter.
  const show = useCallback(
    (shown: number, count: number) => {
      for (const [index, box] of boxes.current.entries()) {
        if (box) box.dataset.shown = String(index === shown);
      }
      const [typed, untyped] = boxes.current[shown]?.children ?? [];
      const characters = phrases[shown];
      if (!typed || !untyped || !characters) return;
      typed.textContent = characters.slice(0, count).join('');
      untyped.textContent = characters.slice(count).join('');
    },
    [phrases],
  );
  const canPlay = useTyping(phrases, isPlaying, show);

  return (
    <HeadlineBox ref={ref}>
      <Greeting>{`${greeting} `}</Greeting>
      <Heading style={{ '--longest-word-width': wordWidth.toFixed(2) }}>
        <span className="visually-hidden">{`${sentence} `}</span>
        <Phrases translate="no" aria-hidden="true" data-cursor={isPlaying || undefined}>
          {phrases.map((characters, index) => (
            <Phrase
              key={index}
              ref={(box) => {
                boxes.current[index] = box;
              }}
              dir="auto"
              $isName={index === 0}
              data-shown={index === 0}
            >
              <TypedPart>{characters.join('')}</TypedPart>
              <UntypedPart />{' '}
            </Phrase>
          ))}
        </Phrases>{' '}
      </Heading>
      {canPlay && (
        <PauseButton type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
          <Icon name={isPaused ? 'player-play-filled' : 'player-pause-filled'} />
          <span className="visually-hidden">{pauseLabel}</span>
        </PauseButton>
      )}
    </HeadlineBox>
  );
}

/**
 * Styles of an element while a headline may type. Without scripts, or if the one that types is
 * missing, nothing is typed.
 */
export const whileTyping = (styles: ReturnType<typeof css>) => css`
  ${media.motionOnScreen} {
    :root[data-scripts]:not([data-untyped]) & {
      ${styles}
    }
  }
`;

/**
 * The greeting, the name and the phrases. The pause button is beside the greeting. In the document
 * it comes last, so that screen readers read greeting and name without interruption.
 */
const HeadlineBox = styled.div`
  display: grid;
  /* The first row is as high as the button, so that nothing moves when scripts add it. */
  grid-template-rows: minmax(var(--tap-size), auto);
  grid-template-columns: auto minmax(var(--tap-size), 1fr);
  align-items: center;
  column-gap: 0.25rem;
`;

const Greeting = styled.p`
  ${media.belowSplit} {
    /* A longer line would be on the coast, which comes down beside it from the picture. */
    max-width: 48vw;
  }
  color: var(--link);
  font-size: var(--text-lg);
  font-weight: 600;
`;

/** Stops and starts the typing (WCAG 2.2.2). If nothing is typed, it is not rendered. */
const PauseButton = styled.button`
  ${iconButton}
  grid-area: 1 / 2;
`;

const Heading = styled.h1`
  /* By eye: letters are smaller in a low window, so that it shows the buttons, too. */
  --size-for-height: max(2.75rem, 5.5svh);
  ${media.split} {
    /* In windows that are lower than 740 px, letters shrink faster than the window. */
    --size-for-height: max(2.75rem, min(16vh, 30vh - 6.5rem));
  }
  grid-column: 1 / -1;
  /* Large letters have visible space before them. Without it, they begin where small ones do. */
  margin-inline-start: -0.025em;
  font-size: 22pt;
  @media screen {
    /* A line has room for 5em and for the longest word. */
    font-size: min(var(--size-for-height), 20cqi, 100cqi / var(--longest-word-width));
  }
`;

/** The name, and in the same place the phrase that is typed. The box has room for the highest. */
const Phrases = styled.span`
  display: grid;
  justify-items: start;
  white-space: pre-line;
`;

const Phrase = styled.span<{ $isName: boolean }>`
  grid-area: 1 / 1;
  ${({ $isName }) => !$isName && 'font-size: 0.6em; visibility: hidden;'}
  ${media.motionOnScreen} {
    visibility: hidden;
    &[data-shown='true'] {
      visibility: visible;
    }
  }
`;

const CURSOR_ROOM = '0.12em';

/**
 * The characters that are typed, and the cursor, which is as high as capitals and a little more. It
 * does not blink, which would style the page in pauses, too. It is a background, because browsers
 * report an element that moves as a layout shift.
 */
const TypedPart = styled.span`
  padding-inline-end: ${CURSOR_ROOM};
  margin-inline-end: -${CURSOR_ROOM};
  ${Phrases}[data-cursor] & {
    ${whileTyping(css`
      /* It has 66 % of the height of this part. Of the rest, 64 % is above it. */
      background: linear-gradient(var(--action), var(--action)) right 64% / 0.07em 66% no-repeat;
      /* Chrome before 120 does not know ':dir()', so there the cursor stays at the right. */
      &:dir(rtl) {
        background-position-x: left;
      }
    `)}
  }
`;

/** The other characters of the phrase keep their space, so that no word moves. */
const UntypedPart = styled.span`
  ${media.motionOnScreen} {
    ${Phrases}[data-cursor] & {
      visibility: hidden;
    }
  }
`;
