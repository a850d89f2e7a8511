import type { LanguageLink } from '@/lib/site/other-languages';
import type { Words } from '@/lib/words/words';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { Column } from '../ui/Section.styles';
import { NotFoundHero } from './Hero.styles';
import { HeroPicture } from './HeroPicture';

interface NotFoundProps {
  words: Words['notFound'];
  homeHref: string;
  languages: readonly LanguageLink[];
}

/** The page for wrong addresses. It leads to the home page in each language. */
export function NotFound({ words, homeHref, languages }: NotFoundProps) {
  return (
    <main id="main">
      <NotFoundHero>
        <HeroPicture />
        <Contours area="hero" />
        <Column>
          <div className="text">
            <h1>{words.title}</h1>
            <p className="intro">{words.text}</p>
            <div className="actions">
              <PrimaryAction href={homeHref}>{words.home}</PrimaryAction>
              {languages.map(({ language, name, href }) => (
                <QuietAction key={language} href={href} lang={language} hrefLang={language}>
                  {name}
                </QuietAction>
              ))}
            </div>
          </div>
        </Column>
      </NotFoundHero>
    </main>
  );
}
