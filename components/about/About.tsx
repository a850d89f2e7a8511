import { plainText } from '@/lib/content/linked-text';
import {
  COLUMN_SHARE,
  FIRST_COLUMN_SHARE,
  MAX_PHOTO_RATIO,
  MIN_PHOTO_RATIO,
} from '../styles/sizes';
import { CvLink } from '../ui/CvLink';
import { LinkedText, Paragraph } from '../ui/LinkedText';
import { type Frames, sizesIn } from '../ui/picture-sizes';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ListTitle, RowText, TwoColumnList, TwoColumnRow } from '../ui/TwoColumnList.styles';
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

const photoFrames: Frames = {
  breakpoint: 'wide',
  wide: { width: FIRST_COLUMN_SHARE, ratio: MIN_PHOTO_RATIO },
  narrow: { width: COLUMN_SHARE, ratio: MAX_PHOTO_RATIO },
};

/** How many letters a large first paragraph has at most: some five lines. More would be loud. */
const MAX_LARGE = 279;

export function About(section: SectionProps) {
  const { profile, locale } = section;
  const { photo, paragraphs, services } = profile.about;
  const { answers, cv } = profile.person;
  return (
    <SectionFrame {...section} column={photo ? ColumnWithPhoto : ColumnWithoutPhoto}>
      {photo && (
        <PhotoFrame style={{ '--ratio': photo.ratio.toFixed(3), '--focus': photo.focus }}>
          <ResponsiveImage image={photo} sizes={sizesIn(photoFrames, photo.ratio)} />
        </PhotoFrame>
      )}
      <Biography>
        {paragraphs.map((text, index) => {
          if (index > 0 || plainText(text).length > MAX_LARGE)
            return <Paragraph key={index} text={text} />;
          return (
            <LargeParagraph key={index}>
              <LinkedText text={text} />
            </LargeParagraph>
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
          <TwoColumnList>
            {services.map(({ name, description }, index) => (
              <TwoColumnRow key={index}>
                <h4>{`${name} `}</h4>
                <RowText>
                  <Paragraph text={description} />
                </RowText>
              </TwoColumnRow>
            ))}
          </TwoColumnList>
        </Services>
      )}
    </SectionFrame>
  );
}
