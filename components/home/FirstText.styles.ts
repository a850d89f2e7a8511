'use client';

import styled, { css } from 'styled-components';
import { atLeast, media } from '../styles/media';
import { iconButton } from '../styles/mixins';
import { whileTyping } from './Headline';

export const FirstText = styled.div`
  container-type: inline-size;
  display: grid;
  ${media.split} {
    /* The rest is the picture. */
    max-width: calc(100vw - var(--home-picture) - var(--page-margin) - 1.5rem);
  }
`;

/** A phrase that the headline types does not stand below it at the same time. */
export const StandingPhrase = styled.span`
  ${whileTyping(css`
    display: none;
  `)}
`;

/** Below the picture, letters are smaller, so that the buttons are still on the first screen. */
const largerBesidePicture = css`
  ${media.split} {
    font-size: var(--text-lg);
  }
`;

export const Role = styled.p`
  margin-top: min(1rem, 2vh);
  color: var(--link);
  ${largerBesidePicture}
  font-weight: 600;
  line-height: 1.4;
`;

export const Introduction = styled.p`
  max-width: var(--measure);
  margin-top: max(1rem, 1.3vw);
  color: var(--ink-soft);
  ${largerBesidePicture}
`;

/** Desktops, but low ones only from 672 px on: else a long introduction would hide the buttons. */
const highDesktop = `@media screen and ${atLeast('desktop')} and (height >= 42rem)`;

/**
 * The first buttons. They are above introduction and result, as in the document, so that phones and
 * low windows show them at once. On other desktops they are below both.
 */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: min(2rem, 4vh);
  ${media.belowSplit} {
    /* A bit less, so that both fit into a row of 348 px in most languages. */
    > a {
      padding-inline: 0.75rem;
    }
  }
  ${highDesktop} {
    order: 2;
  }
`;

/** Availability and accounts, in one row if there is room. */
export const AvailabilityAndAccounts = styled(Buttons)`
  align-items: center;
  gap: 1rem 1.5rem;
  margin-top: 1.25rem;
`;

export const Availability = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.6em;
  font-size: var(--text-sm);
  font-weight: 600;
  @media screen {
    &::before {
      content: '';
      flex: none;
      width: 0.6em;
      height: 0.6em;
      border-radius: 50%;
      background: var(--good);
      forced-color-adjust: none;
    }
  }
`;

export const AccountIcons = styled.div`
  /* The padding of the icons is outside of the column, and of the gaps. */
  margin: -0.75rem;
  ul {
    display: flex;
  }
  a {
    ${iconButton}
  }
`;

export const ProjectResult = styled.p`
  max-width: var(--measure);
  margin-top: 0.75rem;
  ${highDesktop} {
    order: 1;
  }
`;

/** It has a size at which no language has a word that breaks. On phones most have two lines. */
export const NotFoundTitle = styled.h1`
  padding-top: 1rem;
  font-size: var(--text-2xl);
  ${media.belowSplit} {
    font-size: min(12vw, 4rem);
  }
`;
