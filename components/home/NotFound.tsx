import type { LanguageLink } from '@/lib/site/other-languages';
import type { Words } from '@/lib/words/words';
import { Coast } from '../coast/Coast';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import type { SectionProps } from '../ui/SectionFrame';
import { FirstScreen } from './FirstScreen';
import { NotFoundMain } from './FirstScreen.styles';
import { Buttons, Introduction, NotFoundTitle, SectionLinks } from './FirstText.styles';

interface NotFoundProps {
  words: Words['notFound'];
  homeHref: string;
  languages: readonly LanguageLink[];
  sections: SectionProps['sections'];
}

/** What the page for unknown addresses shows: links to the home page, in each language. */
export const NotFound = ({ words, homeHref, languages, sections }: NotFoundProps) => (
  <NotFoundMain id="main">
    <FirstScreen>
      <NotFoundTitle>{`${words.title} `}</NotFoundTitle>
      <Introduction>{`${words.text} `}</Introduction>
      <Buttons>
        <PrimaryAction href={homeHref}>{`${words.home} `}</PrimaryAction>
        {languages.map(({ language, name, href }) => (
          <QuietAction key={language} href={href} lang={language} hrefLang={language}>
            {`${name} `}
          </QuietAction>
        ))}
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
