import { plainText } from '@/lib/content/linked-text';
import type { Picture as PictureContent } from '@/lib/content/schema';
import { sharpSize } from '@/lib/images/encode';
import type { Size } from '@/lib/images/original';
import { preparePicture } from '@/lib/images/pictures';
import { aboutFacts } from '@/lib/profile/person';
import { atLeast } from '../styles/media';
import { CvLink } from '../ui/CvLink';
import { LinkedText } from '../ui/LinkedText';
import { Picture } from '../ui/Picture';
import { Column } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { SideShore } from '../ui/Shore';
import {
  Biography,
  ColumnWithLargePhoto,
  ColumnWithoutPhoto,
  Facts,
  Introduction,
  LargePhotoFrame,
  OneFact,
  Paragraph,
  PhotoFrame,
  PhotoShore,
  Services,
} from './About.styles';

/** A first paragraph of at most this many characters has the largest letters on wide screens. */
const LEAD_LENGTH = 260;

const isShort = (paragraph: string) => plainText(paragraph).length <= LEAD_LENGTH;

/** The least width in pixels of a photo that is sharp on half of a wide screen. */
const LARGE_PHOTO_WIDTH = 1200;

/** The ratio of width to height up to which a photo counts as square. */
const MAX_SQUARE_RATIO = 1.1;

/** Whether a picture is upright or nearly square, like most photos of one person. */
const isUpright = ({ width, height }: Size): boolean => width < MAX_SQUARE_RATIO * height;

/** The biography with its photo, facts about the owner, and services. */
export async function About(section: SectionProps) {
  const { profile, locale } = section;
  const { about, person } = profile;
  const { photo } = about;
  const facts = aboutFacts(person);
  const FactList = facts.length === 1 ? OneFact : Facts;
  const factList = facts.length > 0 && (
    <FactList>
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  );
  const cvLink = person.cv && (
    <p>
      <CvLink cv={person.cv} locale={locale} />
    </p>
  );
  const paragraphs = about.paragraphs.map((paragraph, index) => (
    <Paragraph key={index} $isLead={isShort(paragraph)}>
      <LinkedText text={paragraph} locale={locale} />
    </Paragraph>
  ));
  const services = <ServiceList profile={profile} locale={locale} />;
  if (photo === undefined) {
    return (
      <SectionFrame {...section} column={ColumnWithoutPhoto}>
        <Introduction>
          <Biography>{paragraphs}</Biography>
        </Introduction>
        {/* On desktops, the facts are below the title. */}
        {factList}
        {services}
        {/* The CV link is at the end, because this section is short: directly below the facts, the
            link would be close to the CV link of the first screen. */}
        {cvLink}
      </SectionFrame>
    );
  }
  const picture = await preparePicture(photo.src);
  const isLarge = sharpSize(picture).width >= LARGE_PHOTO_WIDTH;
  return (
    <SectionFrame {...section} column={isLarge ? ColumnWithLargePhoto : Column}>
      <Introduction>
        <Photo photo={photo} isLarge={isLarge} isUpright={isUpright(picture)} />
        <Biography>
          {paragraphs}
          {factList}
          {cvLink}
        </Biography>
      </Introduction>
      {services}
    </SectionFrame>
  );
}

const smallerScreens = `${atLeast('wide')} 60vw, 92vw`;

/**
 * `sizes` of the photo, which is wider than its frame, because the layout crops the sides. For
 * example, a 16:10 photo must be 45rem wide to cover a square of 28rem. The frame of a large photo
 * is about 47rem high, so a 16:10 photo must be 75rem wide to cover that frame.
 */
const sizes = {
  large: `${atLeast('desktop')} max(75rem, 60vw), ${smallerScreens}`,
  small: `${atLeast('large')} max(45rem, 36vw), ${smallerScreens}`,
};

interface PhotoProps {
  photo: PictureContent;
  isLarge: boolean;
  isUpright: boolean;
}

function Photo({ photo, isLarge, isUpright }: PhotoProps) {
  if (!isLarge) {
    return (
      <PhotoFrame $isUpright={isUpright}>
        <Picture {...photo} sizes={sizes.small} />
      </PhotoFrame>
    );
  }
  return (
    <LargePhotoFrame $isUpright={isUpright} $hasFocus={photo.focus !== undefined}>
      <Picture {...photo} sizes={sizes.large} />
      <PhotoShore>
        <SideShore />
      </PhotoShore>
    </LargePhotoFrame>
  );
}

function ServiceList({ profile, locale }: Pick<SectionProps, 'profile' | 'locale'>) {
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
