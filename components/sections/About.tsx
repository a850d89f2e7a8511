import { plainText } from '@/lib/content/linked-text';
import { ownerFacts } from '@/lib/content/owner-facts';
import type { Content } from '@/lib/content/schema';
import { isLargePicture } from '@/lib/images/pictures';
import type { Localised } from '@/lib/words/words';
import { atLeast } from '../theme/media';
import { CvLink } from '../ui/CvLink';
import { LinkedText } from '../ui/LinkedText';
import { Picture } from '../ui/Picture';
import { Section, type SectionHead } from '../ui/Section';
import { Column } from '../ui/Section.styles';
import { Shore } from '../ui/Shore';
import {
  Answers,
  Biography,
  Introduction,
  Photo,
  PhotoColumn,
  PhotoShore,
  Services,
  TitleColumn,
} from './About.styles';

/** A first paragraph of at most 260 characters is in large letters. */
const isShort = (paragraph: string) => plainText(paragraph).length <= 260;

type AboutProps = SectionHead &
  Pick<Content, 'about' | 'owner' | 'site'> &
  Pick<Localised, 'words'>;

/** The owner's biography, services, and the answers recruiters look for first. */
export async function About({ id, title, about, owner, site, words }: AboutProps) {
  // The hero shows availability.
  const facts = ownerFacts({ owner, site }, words.facts).filter(
    ({ kind }) => kind !== 'availability',
  );
  const { photo, paragraphs, services } = about;
  const isPhotoLarge = photo !== undefined && (await isLargePicture(photo.src));
  return (
    <Section id={id} title={title} column={columnFor(photo !== undefined, isPhotoLarge)}>
      <Introduction>
        {photo && (
          <Photo>
            <Picture {...photo} sizes={isPhotoLarge ? sizes.large : sizes.small} />
            {isPhotoLarge && (
              <PhotoShore>
                <Shore edge="side" />
              </PhotoShore>
            )}
          </Photo>
        )}
        <Biography>
          {paragraphs.map((paragraph, index) => (
            <p key={index} data-lead={index === 0 && isShort(paragraph) ? '' : undefined}>
              <LinkedText text={paragraph} newTab={words.newTab} />
            </p>
          ))}
          {facts.length > 0 && (
            <Answers>
              {facts.map(({ name, value }, index) => (
                <div key={index}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Answers>
          )}
          {owner.cv && (
            <p data-print="hide">
              <CvLink cv={owner.cv} name={owner.name} words={words} />
            </p>
          )}
        </Biography>
      </Introduction>
      {services.length > 0 && (
        <Services>
          <h3 data-print="subtitle">{words.about.services}</h3>
          <ul data-print="columns">
            {services.map(({ name, description }, index) => (
              <li key={index}>
                <h4>{name}</h4>
                <p>
                  <LinkedText text={description} newTab={words.newTab} />
                </p>
              </li>
            ))}
          </ul>
        </Services>
      )}
    </Section>
  );
}

function columnFor(hasPhoto: boolean, isPhotoLarge: boolean): typeof Column {
  if (!hasPhoto) return TitleColumn;
  return isPhotoLarge ? PhotoColumn : Column;
}

const narrow = `${atLeast.wide} 60vw, 92vw`;

/**
 * `sizes` of the photo. They are larger than its frame, because the layout crops the sides: to a
 * square, and for a large photo to a tall shape.
 */
const sizes = {
  large: `${atLeast.desktop} max(75rem, 60vw), ${narrow}`,
  small: `${atLeast.large} max(45rem, 36vw), ${narrow}`,
};
