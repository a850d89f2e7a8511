'use client';

import styled from 'styled-components';

/**
 * The `<img>` of a picture, on a placeholder until it has loaded. What differs from picture to
 * picture becomes a class, because the policy forbids `style` attributes. `$focus` wins over the
 * `object-position` of the layout.
 */
export const PictureImage = styled.img<{ $placeholder: string | null; $focus?: string }>`
  ${({ $placeholder }) => $placeholder}
  ${({ $focus }) => $focus && `&&{object-position:${$focus};}`}
`;
