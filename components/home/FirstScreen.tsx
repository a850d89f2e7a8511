import type { ReactNode } from 'react';
import type { Picture } from '@/lib/profile/pictures';
import { Coast, CoastOutlines } from '../coast/Coast';
import { coast } from '../coast/curve';
import { PictureCoast, WavesAtFoot } from '../coast/Waves';
import { Contours } from '../ui/Contours.styles';
import { Column } from '../ui/Section.styles';
import { type SectionProps, wavesAbove } from '../ui/SectionFrame';
import { FirstPicture, FirstScreenBox, SideBox, Water } from './FirstScreen.styles';
import { FirstText } from './FirstText.styles';
import { Portrait } from './Portrait';

interface FirstScreenProps {
  id?: string;
  portrait?: Picture;
  next?: SectionProps['next'];
  children: ReactNode;
}

/** The first screen of a page, of Home or the error page: texts below a picture, or beside it. */
export const FirstScreen = ({ id, portrait, next, children }: FirstScreenProps) => (
  <FirstScreenBox
    id={id}
    $hasPortrait={portrait !== undefined}
    style={{ '--waves-below': wavesAbove(next) }}
  >
    <FirstPicture>
      <Water data-ground="deep">{portrait ? <Portrait portrait={portrait} /> : <Contours />}</Water>
      <WavesAtFoot />
      <SideBox data-drawing="">
        <PictureCoast />
      </SideBox>
    </FirstPicture>
    <CoastOutlines lines={coast} />
    <Coast part="underPicture" />
    <Coast part="besideHome" />
    <Column>
      <FirstText>{children}</FirstText>
    </Column>
  </FirstScreenBox>
);
