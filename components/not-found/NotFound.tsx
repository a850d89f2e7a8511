import type { LanguageLink, Locale } from '@/lib/locale';
import { Actions, HeroText, Intro } from '../hero/Hero.styles';
import { HeroPicture } from '../hero/HeroPicture';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { Column } from '../ui/Section.styles';
import { NotFoundHero } from './NotFound.styles';

interface NotFoundProps {
  locale: Locale;
  languages: readonly LanguageLink[];
}

export function NotFound({ locale, languages }: NotFoundProps) {
  const { words, path } = locale;
  return (
    <main id="main">
      <NotFoundHero>
        <HeroPicture />
        <Contours place="hero" />
        <Column>
          <HeroText>
            <h1>{words.notFound.title}</h1>
            <Intro>{words.notFound.text}</Intro>
            <Actions>
              <PrimaryAction href={path('/')}>{words.notFound.home}</PrimaryAction>
              {languages.map(({ language, name, href }) => (
                <QuietAction key={language} href={href} lang={language} hrefLang={language}>
                  {name}
                </QuietAction>
              ))}
            </Actions>
          </HeroText>
        </Column>
      </NotFoundHero>
    </main>
  );
}
