import { plainText } from '@/lib/content/linked-text';
import type { Picture as PictureContent } from '@/lib/content/schema';
import { preparePicture } from '@/lib/images/pictures';
import { aboutFacts } from '@/lib/profile/person';
import { CvLink } from '../ui/CvLink';
import { LinkedText } from '../ui/LinkedText';
import { Column } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import {
  Biography,
  ColumnWithLargePhoto,
  ColumnWithoutPhoto,
  Facts,
  Paragraph,
  PhotoAndBiography,
  Services,
} from './About.styles';
import { isLargePhoto, Photo } from './Photo';

/** A first paragraph of at most this many characters has the largest letters on wide screens. */
const LEAD_LENGTH = 260;

const isShort = (paragraph: string) => plainText(paragraph).length <= LEAD_LENGTH;

/** The biography with its photo, facts about the owner, and services. */
export function About(section: SectionProps) {
  const { photo } = section.profile.about;
  if (photo === undefined) return <AboutWithoutPhoto {...section} />;
  return <AboutWithPhoto {...section} photo={photo} />;
}

async function AboutWithPhoto({ photo, ...section }: SectionProps & { photo: PictureContent }) {
  const image = await preparePicture(photo.src);
  return (
    <SectionFrame {...section} column={isLargePhoto(image) ? ColumnWithLargePhoto : Column}>
      <PhotoAndBiography>
        <Photo photo={photo} image={image} />
        <Biography>
          <Paragraphs {...section} />
          <FactList {...section} />
          <Cv {...section} />
        </Biography>
      </PhotoAndBiography>
      <ServiceList {...section} />
    </SectionFrame>
  );
}

const AboutWithoutPhoto = (section: SectionProps) => (
  <SectionFrame {...section} column={ColumnWithoutPhoto}>
    <PhotoAndBiography>
      <Biography>
        <Paragraphs {...section} />
      </Biography>
    </PhotoAndBiography>
    {/* On desktops, the facts are below the title. */}
    <FactList {...section} />
    <ServiceList {...section} />
    {/* At the end: the section is so short that a link directly below the facts would be close to
        the CV link of the first screen. */}
    <Cv {...section} />
  </SectionFrame>
);

type PartProps = Pick<SectionProps, 'profile' | 'locale'>;

const Paragraphs = ({ profile, locale }: PartProps) =>
  profile.about.paragraphs.map((paragraph, index) => (
    <Paragraph key={index} $isLead={isShort(paragraph)}>
      <LinkedText text={paragraph} locale={locale} />
    </Paragraph>
  ));

function FactList({ profile }: PartProps) {
  const facts = aboutFacts(profile.person);
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function Cv({ profile: { person }, locale }: PartProps) {
  if (person.cv === undefined) return null;
  return (
    <p>
      <CvLink cv={person.cv} locale={locale} />
    </p>
  );
}

function ServiceList({ profile, locale }: PartProps) {
  const { services } = profile.about;
  if (services.length === 0) return null;
  return (
    <Services>
      <h3>{locale.words.about.services}</h3>
      <ul role="list">
        {services.map(({ name, description }, index) => (
          <li key={index}>
            <h4>{name}</h4>
            <p>
              <LinkedText text={description} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
    </Services>
  );
}
