'use client';

import styled from 'styled-components';

/**
 * The `<img>` of a picture, on a solid colour until it has loaded. What differs from picture to
 * picture becomes a class, since the policy forbids `style` attributes. `$focus` wins over the
 * `object-position` of the layout.
 */
export const PictureImage = styled.img<{ $ground: string | null; $focus?: string }>`
  ${({ $ground }) => $ground}
  ${({ $focus }) => $focus && `&&{object-position:${$focus};}`}
`;
