'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { ListTitle } from '../ui/TwoColumnList.styles';
import { PictureFrame } from './ProjectPicture.styles';

/**
 * Featured projects, or those and the groups. On phones, 3rem are between them, which is more than
 * twice the gap within a project.
 */
export const ProjectLists = styled.div`
  display: grid;
  gap: max(3rem, var(--gap-lg));
`;

export const Group = styled.div`
  display: grid;
  gap: 2rem;
`;

export const GroupTitle = styled(ListTitle)`
  margin-block: 0;
`;

/** A featured project: on wide screens, its text is beside its picture. */
export const Feature = styled.li`
  display: grid;
  gap: 1.25rem var(--gap);
  ${media.wide} {
    display: flex;
    align-items: start;
    /* The side of the picture. */
    &[data-side='end'] {
      flex-direction: row-reverse;
    }
  }
`;

/** It reaches the edges of the window; on wide screens, only the one at its side. */
export const FeaturePicture = styled(PictureFrame)`
  margin-inline: calc(-1 * var(--page-margin));
  border-radius: 0;
  ${media.wide} {
    flex: none;
    /* A plate may be upright. */
    width: min(54vw, 40vw * var(--ratio));
    [data-side='start'] > & {
      margin-inline-end: 0;
      border-start-end-radius: var(--radius-md);
      border-end-end-radius: var(--radius-md);
    }
    [data-side='end'] > & {
      margin-inline-start: 0;
      border-start-start-radius: var(--radius-md);
      border-end-start-radius: var(--radius-md);
    }
  }
`;

/** Cards in a row share its width: at most three, and on phones one. */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(18.5rem, 30%)), 1fr));
  gap: 2.5rem 1.5rem;
  details > & {
    margin-top: 2.5rem;
  }
`;

/** A project that is not featured. */
export const Card = styled.li`
  display: grid;
  row-gap: 1rem;
  align-content: start;
  max-width: 36rem;
  /* In a row, plates are as high as pictures, and so may be less wide than their card. */
  > [data-fit='plate'] {
    max-width: calc(100% * var(--plate-ratio) / var(--ratio));
  }
`;

/** A card without a picture has a line above it, and a larger name. */
export const TextCard = styled(Card)`
  --name-size: var(--text-xl);
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
`;
