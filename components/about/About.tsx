import { plainText } from '@/lib/content/linked-text';
import { atLeast } from '../styles/media';
import { CvLink } from '../ui/Links';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { ListTitle } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { LinkedText, Paragraph } from '../ui/Texts';
import * as S from './About.styles';

/** About so many letters make a first paragraph too long to be large. */
const LETTERS_OF_SIX_LINES = 280;

export function About(section: SectionProps) {
  const { profile, locale } = section;
  const { photo, paragraphs, services } = profile.about;
  const { answers, cv } = profile.person;
  return (
    <SectionFrame {...section} column={photo ? S.ColumnWithPhoto : S.ColumnWithoutPhoto}>
      {photo && (
        <S.PhotoFrame style={{ '--ratio': photo.ratio.toFixed(3), '--focus': photo.focus }}>
          <ResponsiveImage
            image={photo}
            // Beside high texts, only the middle of a broad photo is shown.
            sizes={`${atLeast('wide')} ${photo.ratio > 1 ? 58 : 40}vw, 90vw`}
          />
        </S.PhotoFrame>
      )}
      <S.Biography>
        {paragraphs.map((text, index) => {
          const isLarge = index === 0 && plainText(text).length < LETTERS_OF_SIX_LINES;
          const Text = isLarge ? S.LargeParagraph : 'p';
          return (
            <Text key={index}>
              <LinkedText text={text} />
            </Text>
          );
        })}
        {answers.length > 0 && (
          <S.AnswerList>
            {answers.map(({ name, value }, index) => (
              <S.Answer key={index}>
                <dt>{`${name} `}</dt>
                <dd>{`${value} `}</dd>
              </S.Answer>
            ))}
          </S.AnswerList>
        )}
        {cv && <CvLink cv={cv} as={S.CvText} locale={locale} />}{' '}
      </S.Biography>
      {services.length > 0 && (
        <S.Services>
          <ListTitle>{`${locale.words.about.services} `}</ListTitle>
          <S.ServiceList role="list">
            {services.map(({ name, description }, index) => {
              const Name = description ? 'h4' : 'p';
              return (
                <li key={index}>
                  <Name>{`${name} `}</Name>
                  <Paragraph text={description} />
                </li>
              );
            })}
          </S.ServiceList>
        </S.Services>
      )}
    </SectionFrame>
  );
}
