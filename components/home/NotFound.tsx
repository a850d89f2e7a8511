import type { Words } from '@/lib/words/words';
import { Coast } from '../coast/Coast';
import { PrimaryAction } from '../ui/Button.styles';
import type { SectionProps } from '../ui/SectionFrame';
import { FirstScreen } from './FirstScreen';
import { NotFoundMain } from './FirstScreen.styles';
import { Buttons, Introduction, NotFoundTitle, SectionLinks } from './FirstText.styles';

interface NotFoundProps {
  words: Words['notFound'];
  homeHref: string;
  sections: SectionProps['sections'];
}

/** What the page for unknown addresses shows: links to the home page and its sections. */
export const NotFound = ({ words, homeHref, sections }: NotFoundProps) => (
  <NotFoundMain id="main">
    <FirstScreen>
      <NotFoundTitle>{`${words.title} `}</NotFoundTitle>
      <Introduction>{`${words.text} `}</Introduction>
      <Buttons>
        <PrimaryAction href={homeHref}>{`${words.home} `}</PrimaryAction>
      </Buttons>
      <SectionLinks role="list">
        {sections.slice(1).map(({ id, label }) => (
          <li key={id}>
            <a href={`${homeHref}#${id}`}>{`${label} `}</a>
          </li>
        ))}
      </SectionLinks>
    </FirstScreen>
    <Coast part="endOfSea" />
  </NotFoundMain>
);
