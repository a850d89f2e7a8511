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

/** Most characters of a first paragraph in large letters. */
const shortParagraph = 260;

const isShort = (paragraph: string) => plainText(paragraph).length <= shortParagraph;

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
  const PlainColumn = photo === undefined ? TitleColumn : Column;
  return (
    <Section id={id} title={title} column={isPhotoLarge ? PhotoColumn : PlainColumn}>
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

const narrow = `${atLeast.wide} 60vw, 92vw`;

/**
 * `sizes` of the photo. The layout crops it to a square, and a large photo to a tall shape, so it
 * is wider than its frame.
 */
const sizes = {
  large: `${atLeast.desktop} max(75rem, 60vw), ${narrow}`,
  small: `${atLeast.large} max(45rem, 36vw), ${narrow}`,
};
