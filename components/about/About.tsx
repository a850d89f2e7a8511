import { plainText } from '@/lib/content/linked-text';
import { aboutFacts } from '@/lib/profile/person';
import { CvLink } from '../ui/CvLink';
import { IndexList, IndexTitle } from '../ui/Index.styles';
import { LinkedText } from '../ui/LinkedText';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import {
  Biography,
  BiographyWithoutPhoto,
  ColumnWithoutPhoto,
  ColumnWithPhoto,
  CvBelowTexts,
  Facts,
  FactsBelowTexts,
  Services,
} from './About.styles';
import { Photo } from './Photo';

/** A first paragraph of at most this many characters has the largest letters on wide screens. */
const MAX_LEAD_LENGTH = 260;

export function About(section: SectionProps) {
  const { photo, paragraphs } = section.profile.about;
  const hasLead = plainText(paragraphs[0] ?? '').length <= MAX_LEAD_LENGTH;
  if (photo === undefined) {
    return (
      <SectionFrame {...section} column={ColumnWithoutPhoto}>
        <BiographyWithoutPhoto $hasLead={hasLead}>
          <Paragraphs {...section} />
        </BiographyWithoutPhoto>
        <FactList {...section} box={FactsBelowTexts} />
        <ServiceList {...section} />
        {/* At the end, because directly below the facts of so short a section, the link would be
            close to the CV link of the first screen. */}
        <Cv {...section} box={CvBelowTexts} />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame {...section} column={ColumnWithPhoto}>
      <Photo {...photo} />
      <Biography $hasLead={hasLead}>
        <Paragraphs {...section} />
        <FactList {...section} box={Facts} />
        <Cv {...section} box="p" />
      </Biography>
      <ServiceList {...section} />
    </SectionFrame>
  );
}

type PartProps = Pick<SectionProps, 'profile' | 'locale'>;

const Paragraphs = ({ profile, locale }: PartProps) =>
  profile.about.paragraphs.map((paragraph, index) => (
    <p key={index}>
      <LinkedText text={paragraph} locale={locale} />
    </p>
  ));

function FactList({ profile, box: Box }: PartProps & { box: typeof Facts }) {
  const facts = aboutFacts(profile.person);
  if (facts.length === 0) return null;
  return (
    <Box>
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name} </dt>
          <dd>{value} </dd>
        </div>
      ))}
    </Box>
  );
}

function Cv({ profile, locale, box: Box }: PartProps & { box: 'p' | typeof CvBelowTexts }) {
  const { cv } = profile.person;
  if (cv === undefined) return null;
  return (
    <Box>
      <CvLink cv={cv} locale={locale} />{' '}
    </Box>
  );
}

function ServiceList({ profile, locale }: PartProps) {
  const { services } = profile.about;
  if (services.length === 0) return null;
  return (
    <Services>
      <IndexTitle>{locale.words.about.services} </IndexTitle>
      <IndexList role="list">
        {services.map(({ name, description }, index) => (
          <li key={index}>
            <h4>{name} </h4>
            <p>
              <LinkedText text={description} locale={locale} />
            </p>
          </li>
        ))}
      </IndexList>
    </Services>
  );
}
