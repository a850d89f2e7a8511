import { ownerFacts } from '@/lib/content/derived';
import type { Content } from '@/lib/content/schema';
import type { Localised } from '@/lib/words/words';
import { atLeast } from '../theme/media';
import { CvLink } from '../ui/CvLink';
import { Picture } from '../ui/Picture';
import { Section, type SectionHead } from '../ui/Section';
import { Subtitle } from '../ui/Section.styles';
import { Answers, Biography, Layout, Photo, Services } from './About.styles';

type AboutProps = SectionHead &
  Pick<Content, 'about' | 'owner' | 'site'> &
  Pick<Localised, 'words'>;

/** The owner's biography, services, and the answers recruiters look for first. */
export function About({ id, title, about, owner, site, words }: AboutProps) {
  // The hero shows availability.
  const facts = ownerFacts({ owner, site }, words.facts).filter(
    ({ kind }) => kind !== 'availability',
  );
  return (
    <Section id={id} title={title}>
      <Layout>
        {about.photo && (
          <Photo>
            <Picture
              {...about.photo}
              sizes={`(min-width: 72rem) 36rem, ${atLeast.wide} 48vw, 92vw`}
            />
          </Photo>
        )}
        <Biography>
          {about.paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {facts.length > 0 && (
            <Answers>
              {facts.map(({ kind, name, value }) => (
                <div key={kind}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Answers>
          )}
          {owner.cv && (
            <p data-print="hide">
              <CvLink cv={owner.cv} words={words} />
            </p>
          )}
        </Biography>
      </Layout>
      {about.services.length > 0 && (
        <>
          <Subtitle data-print="subtitle">{words.about.services}</Subtitle>
          <Services>
            {about.services.map(({ name, description }, index) => (
              <li key={index}>
                <h4>{name}</h4>
                <p>{description}</p>
              </li>
            ))}
          </Services>
        </>
      )}
    </Section>
  );
}
