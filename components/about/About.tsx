import { plainText } from '@/lib/content/linked-text';
import { atLeast } from '../styles/media';
import { CvLink } from '../ui/Links';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { ListTitle } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { LinkedText, Paragraph } from '../ui/Texts';
import {
  Answer,
  AnswerList,
  Biography,
  ColumnWithoutPhoto,
  ColumnWithPhoto,
  CvText,
  LargeParagraph,
  PhotoFrame,
  ServiceList,
  Services,
} from './About.styles';

/** About so many letters make a first paragraph too long to be large. */
const LETTERS_OF_SIX_LINES = 280;

export function About(section: SectionProps) {
  const { profile, locale } = section;
  const { photo, paragraphs, services } = profile.about;
  const { answers, cv } = profile.person;
  return (
    <SectionFrame {...section} column={photo ? ColumnWithPhoto : ColumnWithoutPhoto}>
      {photo && (
        <PhotoFrame style={{ '--ratio': photo.ratio.toFixed(3), '--focus': photo.focus }}>
          <ResponsiveImage
            image={photo}
            // Beside high texts, only the middle of a broad photo is shown.
            sizes={`${atLeast('wide')} ${photo.ratio > 1 ? 58 : 40}vw, 90vw`}
          />
        </PhotoFrame>
      )}
      <Biography>
        {paragraphs.map((text, index) => {
          const isLarge = index === 0 && plainText(text).length < LETTERS_OF_SIX_LINES;
          const Text = isLarge ? LargeParagraph : 'p';
          return (
            <Text key={index}>
              <LinkedText text={text} />
            </Text>
          );
        })}
        {answers.length > 0 && (
          <AnswerList>
            {answers.map(({ name, value }, index) => (
              <Answer key={index}>
                <dt>{`${name} `}</dt>
                <dd>{`${value} `}</dd>
              </Answer>
            ))}
          </AnswerList>
        )}
        {cv && <CvLink cv={cv} as={CvText} locale={locale} />}{' '}
      </Biography>
      {services.length > 0 && (
        <Services>
          <ListTitle>{`${locale.words.about.services} `}</ListTitle>
          <ServiceList role="list">
            {services.map(({ name, description }, index) => {
              const Name = description ? 'h4' : 'p';
              return (
                <li key={index}>
                  <Name>{`${name} `}</Name>
                  <Paragraph text={description} />
                </li>
              );
            })}
          </ServiceList>
        </Services>
      )}
    </SectionFrame>
  );
}
