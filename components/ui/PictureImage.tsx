'use client';

import styled from 'styled-components';

/**
 * The `<img>` of a picture, on a solid ground until it has arrived. The policy forbids `style`
 * attributes, so what differs from picture to picture becomes a class.
 * The part of a photo that its owner chose outdoes what the layout would crop by itself.
 */
export const PictureImage = styled.img<{ $ground: string | null; $focus?: string }>`
  ${({ $ground }) => $ground}
  ${({ $focus }) => $focus && `&&{object-position:${$focus};}`}
`;
