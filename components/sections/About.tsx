import type { Content, Owner } from '@/lib/content/schema';
import { utcOffset } from '@/lib/content/time-zone';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';
import { Biography, Fact, Facts, Layout, Photo, Service, Services, Subtitle } from './About.styles';
import { CvLink } from './CvLink';

/** Who the owner is, what they do, and the answers recruiters look for first. */
export function About({ about, owner, site }: Pick<Content, 'about' | 'owner' | 'site'>) {
  const facts = factsOf(owner, site.updated);
  return (
    <Section id="about" title="About">
      <Layout>
        <Photo>
          <Picture
            src={about.photo.src}
            alt={about.photo.alt}
            sizes="(min-width: 72rem) 36rem, (min-width: 48rem) 48vw, 92vw"
          />
        </Photo>
        <Biography>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {facts.length > 0 && (
            <Facts>
              {facts.map(([name, value]) => (
                <Fact key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </Fact>
              ))}
            </Facts>
          )}
          <p data-print="hide">
            <CvLink href={owner.cv} />
          </p>
        </Biography>
      </Layout>
      {about.services.length > 0 && (
        <>
          <Subtitle>What I Do</Subtitle>
          <Services>
            {about.services.map(({ name, description }) => (
              <Service key={name}>
                <h4>{name}</h4>
                <p>{description}</p>
              </Service>
            ))}
          </Services>
        </>
      )}
    </Section>
  );
}

/** The optional answers the owner has given, as name and value; availability stands in the hero. */
function factsOf(owner: Owner, day: string): [name: string, value: string][] {
  const { workplace, timeZone, languages = [] } = owner;
  const spoken = languages.map(({ name, level }) => `${name} (${level})`).join(', ');
  const facts: [string, string | undefined][] = [
    ['Place of work', workplace],
    ['Time zone', timeZone && utcOffset(timeZone, day)],
    ['Languages', spoken],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
