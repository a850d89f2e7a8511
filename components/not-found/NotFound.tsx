import type { LanguageLink, Locale } from '@/lib/language/locale';
import { NotFoundHero } from '../hero/Hero.styles';
import { HeroPicture } from '../hero/HeroPicture';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { Column } from '../ui/Section.styles';

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
        <Contours area="hero" />
        <Column>
          <div className="text">
            <h1>{words.notFound.title}</h1>
            <p className="intro">{words.notFound.text}</p>
            <div className="actions">
              <PrimaryAction href={path('/')}>{words.notFound.home}</PrimaryAction>
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
