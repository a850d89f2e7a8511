import { plainText } from '@/lib/content/linked-text';
import { CvLink } from '../ui/CvLink';
import { LinkedText, Paragraph } from '../ui/LinkedText';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import {
  EntryGrid,
  ListTitle,
  RowText,
  TwoColumnList,
  TwoColumnRow,
} from '../ui/TwoColumnList.styles';
import {
  Answer,
  AnswerList,
  Biography,
  ColumnWithoutPhoto,
  ColumnWithPhoto,
  CvText,
  LargeParagraph,
  PhotoFrame,
  Services,
} from './About.styles';

/** How many letters make a first paragraph too long to be large: some six lines. */
const MIN_LONG = 280;

export function About(section: SectionProps) {
  const { profile, locale } = section;
  const { photo, paragraphs, services } = profile.about;
  const { answers, cv } = profile.person;
  const described = services.filter(({ description }) => description);
  const sentences = services.filter(({ description }) => !description);
  return (
    <SectionFrame {...section} column={photo ? ColumnWithPhoto : ColumnWithoutPhoto}>
      {photo && (
        <PhotoFrame style={{ '--ratio': photo.ratio.toFixed(3), '--focus': photo.focus }}>
          <ResponsiveImage
            image={photo}
            // Beside high texts, only the middle of a broad photo is shown.
            sizes={`(width >= 48rem) ${photo.ratio > 1 ? 58 : 40}vw, 90vw`}
          />
        </PhotoFrame>
      )}
      <Biography>
        {paragraphs.map((text, index) => {
          const isLarge = index === 0 && plainText(text).length < MIN_LONG;
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
        {cv && (
          <CvText>
            <CvLink cv={cv} as="a" locale={locale} />{' '}
          </CvText>
        )}
      </Biography>
      {services.length > 0 && (
        <Services>
          <ListTitle>{`${locale.words.about.services} `}</ListTitle>
          {described.length > 0 && (
            <TwoColumnList>
              {described.map(({ name, description }, index) => (
                <TwoColumnRow key={index}>
                  <h4>{`${name} `}</h4>
                  <RowText>
                    <Paragraph text={description} />
                  </RowText>
                </TwoColumnRow>
              ))}
            </TwoColumnList>
          )}
          {sentences.length > 0 && (
            <EntryGrid role="list">
              {sentences.map(({ name }, index) => (
                <li key={index}>{`${name} `}</li>
              ))}
            </EntryGrid>
          )}
        </Services>
      )}
    </SectionFrame>
  );
}
