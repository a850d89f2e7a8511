import { plainText } from '@/lib/content/linked-text';
import { CvLink } from '../ui/CvLink';
import { Paragraph } from '../ui/LinkedText';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ListTitle, TwoColumnList } from '../ui/TwoColumnList.styles';
import { Biography, ColumnWithoutPhoto, ColumnWithPhoto } from './About.styles';
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
  const hasLead = plainText(paragraphs[0] ?? '').length <= MAX_LEAD_LENGTH;
  return (
    <SectionFrame {...section} column={photo ? ColumnWithPhoto : ColumnWithoutPhoto}>
      {photo && <Photo {...photo} />}
      <Biography $hasLead={hasLead}>
        {paragraphs.map((paragraph, index) => (
          <Paragraph key={index} text={paragraph} />
        ))}
        <FactList {...section} />
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

type PartProps = Pick<SectionProps, 'profile' | 'locale'>;

function FactList({ profile }: PartProps) {
  const { facts } = profile.person;
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{`${name} `}</dt>
          <dd>{`${value} `}</dd>
        </div>
      ))}
    </dl>
  );
}

function ServiceList({ profile, locale }: PartProps) {
  const { services } = profile.about;
  if (services.length === 0) return null;
  return (
    <div>
      <ListTitle>{`${locale.words.about.services} `}</ListTitle>
      <TwoColumnList role="list">
        {services.map(({ name, description }, index) => (
          <li key={index}>
            <h4>{`${name} `}</h4>
            <Paragraph text={description} />
          </li>
        ))}
      </TwoColumnList>
    </div>
  );
}
