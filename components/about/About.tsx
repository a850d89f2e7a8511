import { atLeast } from '../styles/media';
import { COLUMN_SHARE, MIN_PHOTO_RATIO, SECOND_COLUMN_START } from '../styles/sizes';
import { CvLink } from '../ui/CvLink';
import { LinkedText, Paragraph } from '../ui/LinkedText';
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

/** The width of the photo in its frame, as `sizes` of HTML. */
function photoSizes(ratio: number): string {
  const frame = (COLUMN_SHARE * SECOND_COLUMN_START) / 100;
  // A photo that is wider than its frame is as high as the frame, which hides its sides.
  const width = Math.ceil(frame * Math.max(1, ratio / MIN_PHOTO_RATIO));
  return `${atLeast('wide')} ${width}vw, ${COLUMN_SHARE}vw`;
}

/** In UTF-16 units, about characters. A longer paragraph, all semibold, would be a loud wall. */
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
  const { photo, paragraphs } = profile.about;
  const { cv } = profile.person;
  return (
    <SectionFrame {...section} column={photo ? ColumnWithPhoto : ColumnWithoutPhoto}>
      {photo && (
        <PhotoFrame style={{ '--ratio': photo.ratio.toFixed(3) }}>
          <ResponsiveImage image={photo} sizes={photoSizes(photo.ratio)} />
        </PhotoFrame>
      )}
      <Biography>
        {paragraphs.map((paragraph, index) =>
          index === 0 ? (
            <Lead key={index} style={leadStyle(paragraphs)}>
              <LinkedText text={paragraph} />
            </Lead>
          ) : (
            <Paragraph key={index} text={paragraph} />
          ),
        )}
        <Answers {...section} />
        {cv && (
          <CvText>
            <CvLink cv={cv} as="a" locale={locale} />{' '}
          </CvText>
        )}
      </Biography>
      <ServiceList {...section} />
    </SectionFrame>
  );
}

type PartProps = Pick<SectionProps, 'profile' | 'locale'>;

function Answers({ profile }: PartProps) {
  const { answers } = profile.person;
  if (answers.length === 0) return null;
  return (
    <AnswerList>
      {answers.map(({ name, value }, index) => (
        <Answer key={index}>
          <dt>{`${name} `}</dt>
          <dd>{`${value} `}</dd>
        </Answer>
      ))}
    </AnswerList>
  );
}

function ServiceList({ profile, locale }: PartProps) {
  const { services } = profile.about;
  if (services.length === 0) return null;
  return (
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
  );
}
