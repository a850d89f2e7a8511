'use client';

import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { letters, logoPlate, ticks, unevenCircle } from '../ui/mixins';
import { Column, forVariant } from '../ui/Section.styles';

/** Keeps the end of the vertical line at 70 % of the screen's height while the page scrolls. */
const growLine = keyframes`
  from {
    clip-path: inset(0 0 calc(100% + 30vh));
  }
  to {
    clip-path: inset(0);
  }
`;

/** A dot on the line, for another role at the same company. */
const dots = css`
  .dot {
    /* The first tick is in the middle of the dot, which is 1rem and the dot's radius below the top
       of the entry. */
    --ticks-from: calc(2 * var(--ring) + 1rem + 6px);
    &::before {
      content: '';
      position: absolute;
      z-index: 1;
      top: 1rem;
      inset-inline-start: calc(50% - 6px);
      width: 12px;
      aspect-ratio: 1;
      border: 1.5px solid var(--link);
      border-radius: 50%;
      background: var(--ground);
    }
    /* The line begins above the entry, at the end of the line before it. */
    &::after {
      top: calc(-2 * var(--ring));
    }
  }
`;

/** A logo of one letter has a small ring. The letter would look lost in a large one. */
const singleLetters = css`
  .single {
    width: 2rem;
    margin-top: calc((var(--logo) - 2rem) / 2);
    &::after {
      top: calc(2rem + 10px);
    }
    .plate {
      height: 2rem;
      outline: none;
      background: none;
      font-size: 1rem;
      &::after {
        inset: 0;
        box-shadow: none;
        opacity: 1;
      }
    }
  }
`;

/** If no job has skills, texts also use their column. A line then has about 90 characters. */
const withoutSkills = css`
  ${media.large} {
    ol .text {
      display: block;
      > div {
        max-width: calc(1.3 * var(--measure));
      }
    }
  }
`;

export type ExperienceVariant = 'single-letters' | 'dots' | 'without-skills';

/**
 * Jobs and schools along a vertical line with ticks, like a ruler. On desktops an entry has three
 * columns: period, logo, text. On other screens the period is above the text.
 */
export const ExperienceColumn = styled(Column)`
  > h3 {
    margin: var(--gap-lg) 0 1.5rem;
  }
  /* Where the browser scrolls for a link to a list, like '#education'. The first list has no title
     of its own: the link shows the title of the section above it. */
  > [id] {
    scroll-margin-top: 2.5rem;
  }
  > h2 + [id] {
    scroll-margin-top: calc(2.5rem + var(--text-2xl) + var(--gap));
  }
  ol {
    /* At 400 % zoom the column of logos leaves room for the text. */
    --logo: min(2.75rem, 17vw);
    --ring: 6px;
    --name-size: var(--text-lg);
    display: grid;
    gap: var(--gap);
    > li {
      display: grid;
      grid-template-columns: var(--logo) minmax(0, 1fr);
      column-gap: clamp(1rem, 3.1vw, 2rem);
    }
  }
  .minor {
    gap: 2rem;
  }
  .period {
    margin-bottom: 0.25rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    font-weight: 500;
    line-height: 1.5;
    /* A long period breaks after its dash: "2013年10月 –" and "2019年12月". */
    word-break: keep-all;
  }
  .logo::after,
  .plate::after {
    content: '';
    position: absolute;
    opacity: 0.6;
  }
  .logo {
    grid-row: 1 / span 2;
    position: relative;
    justify-self: center;
    width: var(--logo);
    /* The vertical line. It keeps a distance of --ring from the depth line around a logo. The depth
       line has the same distance from the logo. */
    &::after {
      top: calc(var(--logo) + 2 * var(--ring));
      bottom: calc(2 * var(--ring) - var(--gap));
      inset-inline: 0;
      /* The line, a short tick every 10 px, and a long one every 50 px. --ticks-from is the
         distance of the first tick from the top of the line. */
      background:
        linear-gradient(var(--link) 0 0) 50% / 1.5px,
        ${ticks('to bottom', 10)} 50% var(--ticks-from, 0) / 7px,
        ${ticks('to bottom', 50)} 50% var(--ticks-from, 0) / 15px;
      background-repeat: no-repeat;
      /* Browsers remove gradients, so a border replaces them. */
      @media (forced-colors: active) {
        inset-inline-start: 50%;
        border-inline-start: 1px solid;
      }
    }
  }
  .plate {
    position: relative;
    display: grid;
    place-items: center;
    height: var(--logo);
    border-radius: var(--radius-md);
    img {
      width: var(--logo);
      height: var(--logo);
      border-radius: var(--radius-md);
      object-fit: contain;
    }
    /* A depth line around the logo. */
    &::after {
      inset: calc(-1 * var(--ring));
      border: 1.5px solid var(--link);
      border-radius: ${unevenCircle};
    }
    &[data-plate] {
      ${logoPlate}
      img {
        width: calc(0.76 * var(--logo));
        height: calc(0.76 * var(--logo));
        border-radius: 0;
      }
    }
    ${letters}
    &[data-letters] {
      outline: 1.5px solid;
      outline-offset: -1.5px;
      color: var(--link);
      background: var(--surface);
      font-size: calc(var(--logo) * 0.36);
      font-weight: 700;
      line-height: 1;
    }
  }
  li:last-child > .logo::after {
    bottom: 0;
  }
  .minor .logo::after {
    content: none;
  }
  .text {
    grid-column: 2;
    > div {
      max-width: var(--measure);
    }
    /* Title and organization are equally important. */
    h3,
    h4,
    b {
      color: var(--ink);
      font-size: var(--name-size);
      font-weight: 700;
      line-height: 1.12;
      letter-spacing: -0.015em;
    }
    .organization {
      color: var(--link);
    }
    b.organization {
      display: block;
      margin-bottom: 0.5rem;
    }
    :is(h3, h4) + .dotted {
      align-items: baseline;
      row-gap: 0.15em;
      margin-top: -2px;
    }
    div > p {
      margin-top: 0.75rem;
      text-wrap: pretty;
    }
  }
  ${media.motion} {
    .logo::after {
      /* The animation begins when the line enters the screen from below. Until then the whole line
         is drawn, for example in a full-page screenshot. In browsers without view timelines the
         animation has no duration, and so no effect. */
      animation: ${growLine} linear;
      animation-timeline: view();
      animation-range: 0 calc(100% - 70vh);
    }
  }
  ${media.desktop} {
    ol {
      --logo: 3.5rem;
      --ring: 10px;
      --name-size: calc(1.15 * var(--text-lg));
      > li {
        grid-template-columns: 12.5rem 3.5rem minmax(0, 1fr);
      }
    }
    .minor {
      --logo: 2.75rem;
      --name-size: var(--text-lg);
    }
    .period {
      align-self: baseline;
      text-align: end;
    }
    .logo {
      grid-area: 1 / 2;
    }
    .plate::after {
      box-shadow:
        0 0 0 7px var(--ground),
        0 0 0 8px var(--link);
    }
    .text {
      grid-column: 3;
      align-self: baseline;
      padding-top: 0.5rem;
    }
  }
  ${media.large} {
    .text {
      display: grid;
      grid-template-columns: minmax(0, var(--measure)) minmax(0, 1fr);
      align-items: baseline;
      column-gap: var(--gap);
    }
    .tags {
      flex-direction: column;
    }
  }
  ${forVariant<ExperienceVariant>('single-letters', singleLetters)}
  ${forVariant<ExperienceVariant>('dots', dots)}
  ${forVariant<ExperienceVariant>('without-skills', withoutSkills)}
`;

/** Certificates, publications or awards, which are too short for a row with a logo. */
export const ShortList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0 2rem;
  > li {
    padding-block: 1rem;
    border-top: 1px solid var(--line);
  }
  p {
    margin-top: 0.25rem;
    font-size: var(--text-sm);
  }
`;
