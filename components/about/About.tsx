import { plainText } from '@/lib/content/linked-text';
import type { Picture as PictureContent } from '@/lib/content/schema';
import { sharpSize } from '@/lib/images/encode';
import { preparePicture } from '@/lib/images/pictures';
import { isSharpOnHalfScreen, isUpright } from '@/lib/images/shape';
import { aboutFacts } from '@/lib/profile/person';
import type { Profile } from '@/lib/profile/profile';
import { atLeast } from '../theme/media';
import { CvLink } from '../ui/CvLink';
import { LinkedText } from '../ui/LinkedText';
import { Picture } from '../ui/Picture';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { Shore } from '../ui/Shore';
import { AboutColumn, type AboutVariant } from './About.styles';

/** A first paragraph of at most this many characters has the largest letters on wide screens. */
const LEAD_LENGTH = 260;

const isShort = (paragraph: string) => plainText(paragraph).length <= LEAD_LENGTH;

async function variantsOf(photo: Profile['about']['photo']): Promise<AboutVariant[]> {
  if (photo === undefined) return ['without-photo'];
  const picture = await preparePicture(photo.src);
  const variants: AboutVariant[] = [];
  if (isSharpOnHalfScreen(sharpSize(picture))) variants.push('large-photo');
  if (isUpright(picture)) variants.push('upright-photo');
  return variants;
}

/** The biography with its photo, facts about the owner, and services. */
export async function About(section: SectionProps) {
  const { profile, locale } = section;
  const { about, person } = profile;
  const facts = aboutFacts(person);
  const { photo, paragraphs } = about;
  const variants = await variantsOf(photo);
  const factList = facts.length > 0 && (
    <dl>
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  const cvLink = person.cv && (
    <p className="cv">
      <CvLink cv={person.cv} locale={locale} />
    </p>
  );
  return (
    <SectionFrame {...section} column={AboutColumn} variants={variants}>
      <div className="introduction">
        {photo && <Photo photo={photo} isLarge={variants.includes('large-photo')} />}
        <div className="biography">
          {paragraphs.map((paragraph, index) => (
            <p key={index} data-lead={index === 0 && isShort(paragraph) ? '' : undefined}>
              <LinkedText text={paragraph} locale={locale} />
            </p>
          ))}
          {photo && factList}
          {photo && cvLink}
        </div>
      </div>
      {/* Without a photo, the facts are below the title on desktops. */}
      {!photo && factList}
      <Services profile={profile} locale={locale} />
      {/* At the end: without a photo the section is so short that a link directly below the facts
          would be close to the CV link of the first screen. */}
      {!photo && cvLink}
    </SectionFrame>
  );
}

const smallerScreens = `${atLeast('wide')} 60vw, 92vw`;

/**
 * `sizes` of the photo. They are larger than its frame, because the layout crops the sides. For
 * example, a 16:10 photo must be 45rem wide to cover a square of 28rem. The frame of a large photo
 * is about 47rem high, so a 16:10 photo must be 75rem wide to cover it.
 */
const sizes = {
  large: `${atLeast('desktop')} max(75rem, 60vw), ${smallerScreens}`,
  small: `${atLeast('large')} max(45rem, 36vw), ${smallerScreens}`,
};

function Photo({ photo, isLarge }: { photo: PictureContent; isLarge: boolean }) {
  return (
    <div className="photo">
      <Picture {...photo} sizes={isLarge ? sizes.large : sizes.small} />
      {isLarge && (
        <div className="shore">
          <Shore edge="side" />
        </div>
      )}
    </div>
  );
}

function Services({ profile, locale }: Pick<SectionProps, 'profile' | 'locale'>) {
  const { services } = profile.about;
  if (services.length === 0) return null;
  return (
    <div className="services">
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
    </div>
  );
}
