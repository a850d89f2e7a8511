import type { Words } from '@/lib/words/words';
import { Coast } from '../coast/Coast';
import { PrimaryAction } from '../ui/Button.styles';
import { FirstScreen } from './FirstScreen';
import { NotFoundMain } from './FirstScreen.styles';
import { Buttons, Introduction, NotFoundTitle } from './FirstText.styles';

interface NotFoundProps {
  words: Words['notFound'];
  homeHref: string;
}

/** What the page for unknown addresses shows. Links to the sections are in its header. */
export const NotFound = ({ words, homeHref }: NotFoundProps) => (
  <NotFoundMain id="main">
    <FirstScreen>
      <NotFoundTitle>{`${words.title} `}</NotFoundTitle>
      <Introduction>{`${words.text} `}</Introduction>
      <Buttons>
        <PrimaryAction href={homeHref}>{`${words.home} `}</PrimaryAction>
      </Buttons>
    </FirstScreen>
    <Coast part="endOfSea" />
  </NotFoundMain>
);
