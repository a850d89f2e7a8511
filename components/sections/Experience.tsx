import { Fragment } from 'react';
import { words } from '@/lib/content';
import { tagEntries } from '@/lib/content/derived';
import type { Content } from '@/lib/content/schema';
import { keysOf } from '@/lib/content/text';
import { fill } from '@/lib/words/words';
import { Section } from '../ui/Section';
import { Subtitle } from '../ui/Section.styles';
import { Tags } from '../ui/Tags';
import { Certificates } from './Certificates';
import { Timeline } from './Timeline.styles';
import { TimelineEntry } from './TimelineEntry';

type ExperienceProps = Pick<
  Content,
  'experience' | 'education' | 'certificates' | 'skills' | 'site'
>;

/** The owner's work, schools and certificates, newest first as written, on a line through time. */
export function Experience(content: ExperienceProps) {
  const { experience, education, certificates, skills, site } = content;
  const jobKeys = keysOf(experience.map(({ company, role }) => `${company}, ${role}`));
  const schoolKeys = keysOf(education.map(({ school }) => school));
  const parts = [
    {
      title: words.experience.experience,
      list: experience.length > 0 && (
        <Timeline data-undated={isUndated(experience)}>
          {experience.map(({ company, role, type, location, logo, link, ...entry }, index) => (
            <TimelineEntry
              {...entry}
              key={jobKeys[index]}
              place={{ name: company, logo, link }}
              title={role}
              titleLevel="h3"
              facts={[type, location]}
              language={site.language}
            >
              <Tags
                label={fill(words.experience.skillsUsed, { role })}
                tags={tagEntries(entry.skills, skills)}
              />
            </TimelineEntry>
          ))}
        </Timeline>
      ),
    },
    {
      title: words.experience.education,
      list: education.length > 0 && (
        <Timeline data-undated={isUndated(education)}>
          {education.map(({ school, programme, location, logo, link, ...entry }, index) => (
            <TimelineEntry
              {...entry}
              key={schoolKeys[index]}
              place={{ name: school, logo, link }}
              title={programme}
              titleLevel={experience.length > 0 ? 'h4' : 'h3'}
              facts={[location]}
              language={site.language}
            />
          ))}
        </Timeline>
      ),
    },
    {
      title: words.experience.certificates,
      list: certificates.length > 0 && (
        <Certificates certificates={certificates} language={site.language} />
      ),
    },
  ].filter(({ list }) => list);

  const [first, ...others] = parts;
  if (first === undefined) return null;
  // Who has not worked yet has a section all the same, called by what stands in it.
  return (
    <Section id="experience" title={first.title}>
      {first.list}
      {others.map(({ title, list }) => (
        <Fragment key={title}>
          <Subtitle>{title}</Subtitle>
          {list}
        </Fragment>
      ))}
    </Section>
  );
}

const isUndated = (entries: readonly { period?: unknown }[]) =>
  entries.some(({ period }) => period !== undefined) ? undefined : '';
