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
  Lead,
  PhotoFrame,
  Services,
} from './About.styles';

const photoFrames: Frames = {
  breakpoint: 'wide',
  wide: { width: FIRST_COLUMN_SHARE, ratio: MIN_PHOTO_RATIO },
  narrow: { width: COLUMN_SHARE, ratio: MAX_PHOTO_RATIO },
};

/** A paragraph of more characters, all semibold, would be a loud wall. */
const MAX_BOLD = 280;

/** The size of a first paragraph of one character, in rem. Longer ones take about the same area. */
const LEAD_SIZE = 26;

/** The first paragraph is the larger, the shorter it is, and largest if it stands alone. */
const leadStyle = ([first = '', ...others]: readonly string[]) => ({
  '--size': `${(LEAD_SIZE / Math.sqrt(first.length)).toFixed(2)}rem`,
  '--largest': others.length > 0 ? 'var(--text-lg)' : 'var(--text-xl)',
  fontWeight: first.length > MAX_BOLD ? 400 : undefined,
});

export function About(section: SectionProps) {
  const { profile, locale } = section;
  const { photo, paragraphs, services } = profile.about;
  const [firstParagraph, ...otherParagraphs] = paragraphs;
  const { answers, cv } = profile.person;
  return (
    <SectionFrame {...section} column={photo ? ColumnWithPhoto : ColumnWithoutPhoto}>
      {photo && (
        <PhotoFrame style={{ '--ratio': photo.ratio.toFixed(3) }}>
          <ResponsiveImage image={photo} sizes={sizesIn(photoFrames, photo.ratio)} />
        </PhotoFrame>
      )}
      <Biography>
        {firstParagraph && (
          <Lead style={leadStyle(paragraphs)}>
            <LinkedText text={firstParagraph} />
          </Lead>
        )}
        {otherParagraphs.map((paragraph, index) => (
          <Paragraph key={index} text={paragraph} />
        ))}
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
