'use client';

import styled from 'styled-components';

/**
 * The `<img>` of a picture, with a placeholder until it has loaded. Values that differ between
 * pictures become classes, because the content-security policy forbids `style` attributes. `$focus`
 * wins over the `object-position` of the layout.
 */
export const PictureImage = styled.img<{ $placeholder: string | null; $focus?: string }>`
  ${({ $placeholder }) => $placeholder}
  ${({ $focus }) => $focus && `&&{object-position:${$focus};}`}
`;
