import { css } from 'styled-components';
import { media } from '../theme/media';
import { pictureRatio } from '../theme/sizes';

/** A picture fills its frame, and grows in it while the pointer is over its project. */
export const framedPicture = css`
  picture {
    display: block;
    position: relative;
    aspect-ratio: ${pictureRatio};
    outline: 1px solid var(--line);
    border-radius: var(--radius-md);
    overflow: hidden;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.motion} {
    img {
      transition: transform 400ms var(--ease);
    }
    .project:hover img {
      transform: scale(1.04);
    }
  }
`;

export const boxedLinks = css`
  .links a {
    padding-inline: 0.75rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius-sm);
    ${media.hover} {
      &:hover {
        border-color: var(--link);
        color: var(--link);
      }
    }
  }
`;
