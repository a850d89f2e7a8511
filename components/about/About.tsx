import { plainText } from '@/lib/content/linked-text';
import { CvLink } from '../ui/CvLink';
import { LinkedText, Paragraph } from '../ui/LinkedText';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { TwoColumnList, TwoColumnRow } from '../ui/TwoColumnList.styles';
import {
  Biography,
  ColumnWithoutPhoto,
  ColumnWithPhoto,
  ColumnWithPhotoOnly,
  Fact,
  FactList,
  Lead,
  Services,
  ServicesTitle,
  ServiceText,
} from './About.styles';
import { Photo } from './Photo';

/**
 * A first paragraph of at most this many characters has the largest letters on wide screens. There
 * it fills about six lines, and a longer one would be a block that is hard to read.
 */
const MAX_LEAD_LENGTH = 260;

export function About(section: SectionProps) {
  const { profile, locale } = section;
  const { photo, paragraphs } = profile.about;
  const { cv } = profile.person;
  const [lead, ...others] = paragraphs;
  return (
    <SectionFrame {...section} column={columnFor(profile)}>
      {photo && <Photo photo={photo} />}
      <Biography>
        {lead !== undefined && (
          <Lead $isLarge={plainText(lead).length <= MAX_LEAD_LENGTH}>
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

function columnFor({ about: { photo, paragraphs }, person: { facts } }: SectionProps['profile']) {
  if (photo === undefined) return ColumnWithoutPhoto;
  return paragraphs.length + facts.length > 0 ? ColumnWithPhoto : ColumnWithPhotoOnly;
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
