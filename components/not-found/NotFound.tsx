import type { LanguageLink } from '@/lib/site/other-languages';
import type { Words } from '@/lib/words/words';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import { Hero } from '../ui/Hero';
import { NotFoundBox } from './NotFound.styles';

interface NotFoundProps {
  words: Words['notFound'];
  homeHref: string;
  languages: readonly LanguageLink[];
}

/** What the page for unknown addresses shows: links to the home page in each language. */
export const NotFound = ({ words, homeHref, languages }: NotFoundProps) => (
  <Hero box={NotFoundBox}>
    <h1>{`${words.title} `}</h1>
    <p>{`${words.text} `}</p>
    <div>
      <div>
        <PrimaryAction href={homeHref}>{`${words.home} `}</PrimaryAction>
        {languages.map(({ language, name, href }) => (
          <QuietAction key={language} href={href} lang={language} hrefLang={language}>
            {`${name} `}
          </QuietAction>
        ))}
      </div>
    </div>
  </Hero>
);
