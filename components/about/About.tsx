import type { Picture } from '@/lib/profile/pictures';
import { atLeast } from '../styles/media';
import { CvLink } from '../ui/CvLink';
import { LinkedText, Paragraph } from '../ui/LinkedText';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { TwoColumnList, TwoColumnRow } from '../ui/TwoColumnList.styles';
import {
  Biography,
  ColumnWithoutPhoto,
  ColumnWithPhoto,
  Fact,
  FactList,
  Lead,
  PhotoFrame,
  Services,
  ServicesTitle,
  ServiceText,
} from './About.styles';

export function About(section: SectionProps) {
  const { profile, locale } = section;
  const { photo, paragraphs } = profile.about;
  const { cv } = profile.person;
  const [lead, ...others] = paragraphs;
  return (
    <SectionFrame {...section} column={photo ? ColumnWithPhoto : ColumnWithoutPhoto}>
      {photo && <Photo photo={photo} />}
      <Biography>
        {lead !== undefined && (
          <Lead>
            <LinkedText text={lead} />
          </Lead>
        )}
        {others.map((paragraph, index) => (
          <Paragraph key={index} text={paragraph} />
        ))}
        <Facts {...section} />
        {cv && (
          <p>
            <CvLink cv={cv} locale={locale} />{' '}
          </p>
        )}
      </Biography>
      <ServiceList {...section} />
    </SectionFrame>
  );
}

/** The least and the greatest ratio of the photo's frame, as `schema.ts` says to owners. */
const ratios = { upright: 4 / 5, wide: 3 / 2 };

/** Beside the text, 5 of 12 columns without gutters; above it, all but the gutters of a phone. */
const photoSizes = `${atLeast('wide')} 36vw, 92vw`;

function Photo({ photo }: { photo: Picture }) {
  const ratio = Math.min(Math.max(photo.ratio, ratios.upright), ratios.wide);
  return (
    <PhotoFrame style={{ '--ratio': ratio.toFixed(3) }}>
      <ResponsiveImage image={photo} sizes={photoSizes} />
    </PhotoFrame>
  );
}

type PartProps = Pick<SectionProps, 'profile' | 'locale'>;

function Facts({ profile }: PartProps) {
  const { facts } = profile.person;
  if (facts.length === 0) return null;
  return (
    <FactList>
      {facts.map(({ name, value }, index) => (
        <Fact key={index}>
          <dt>{`${name} `}</dt>
          <dd>{`${value} `}</dd>
        </Fact>
      ))}
    </FactList>
  );
}

function ServiceList({ profile, locale }: PartProps) {
  const { services } = profile.about;
  if (services.length === 0) return null;
  return (
    <Services>
      <ServicesTitle>{`${locale.words.about.services} `}</ServicesTitle>
      <TwoColumnList>
        {services.map(({ name, description }, index) => (
          <TwoColumnRow key={index}>
            <h4>{`${name} `}</h4>
            <ServiceText>
              <LinkedText text={description} />
            </ServiceText>
          </TwoColumnRow>
        ))}
      </TwoColumnList>
    </Services>
  );
}
