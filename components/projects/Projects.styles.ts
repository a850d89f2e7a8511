'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { muted, tapTarget, wrappingRow } from '../ui/mixins';
import { Column } from '../ui/Section.styles';

/** The column of Projects, with the rules that featured projects, cards and rows share. */
export const ProjectsColumn = styled(Column)`
  /* On phones this is more than twice the distance between the parts of a project. */
  --between: max(3rem, var(--gap-lg));
  p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  .links {
    ${wrappingRow}
    gap: 0.5rem;
    a {
      ${tapTarget}
      font-size: var(--text-sm);
    }
  }
  .project details {
    > summary {
      min-height: 2.75rem;
      color: var(--link);
      ${media.hover} {
        &:hover {
          text-decoration: underline;
        }
      }
    }
    > ul {
      ${muted}
      max-width: var(--measure);
      margin-top: 0;
    }
    ${media.motion} {
      &::details-content {
        height: 0;
        overflow-y: clip;
        transition: height 240ms, content-visibility 240ms allow-discrete;
      }
      &[open]::details-content {
        height: auto;
      }
    }
  }
`;

export const Group = styled.div`
  ul + &,
  & + & {
    margin-top: var(--between);
  }
  > h3 {
    margin-bottom: 1.5rem;
  }
`;

/** "Show more", and the projects that it opens. */
export const More = styled.details`
  margin-top: 2rem;
  > summary {
    display: flex;
    margin-inline: auto;
  }
  &[open] > summary {
    margin-bottom: 2rem;
  }
  /* The first text says what the button does while the list is closed, the second while it is
     open. */
  &[open] > summary > span:first-child,
  &:not([open]) > summary > span + span {
    display: none;
  }
`;
