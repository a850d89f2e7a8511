import type { LanguageLink } from '@/lib/content/links';
import { withBasePath } from '@/lib/hosting/addresses';
import type { Localised } from '@/lib/words/words';
import { PrimaryLink, QuietLink } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { Column } from '../ui/Section.styles';
import { Actions, Away, HeroText, Intro, Message } from './Home.styles';
import { Scene } from './Scene';

interface NotFoundProps extends Pick<Localised, 'words'> {
  /** The page in other languages. */
  languages: readonly LanguageLink[];
}

/** The content of the page for unknown addresses. */
export function NotFound({ words, languages }: NotFoundProps) {
  return (
    // `id`: the footer's link to the top leads to #home on every page.
    <Away as="main" id="home">
      <Scene />
      <Contours place="words" />
      <Column>
        <HeroText>
          <Message>{words.notFound.title}</Message>
          <Intro>{words.notFound.text}</Intro>
          <Actions>
            <PrimaryLink href={withBasePath('/')}>{words.notFound.home}</PrimaryLink>
            {languages.map(({ language, name, href }) => (
              <QuietLink key={language} href={href} lang={language} hrefLang={language}>
                {name}
              </QuietLink>
            ))}
          </Actions>
        </HeroText>
      </Column>
    </Away>
  );
}
