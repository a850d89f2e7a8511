import { Fragment, type ReactNode } from 'react';
import { type Career, experienceKind, jobsByCompany, shortLists } from '@/lib/content/career';
import { initials } from '@/lib/content/names';
import { formatDate, formatPeriod } from '@/lib/content/period';
import type { Content, Education } from '@/lib/content/schema';
import { tagEntries } from '@/lib/content/skills';
import { linkPath } from '@/lib/hosting/urls';
import { fill, type Localised } from '@/lib/words/words';
import { ExternalLink } from '../ui/ExternalLink';
import { Facts } from '../ui/Facts';
import { LinkedText } from '../ui/LinkedText';
import { Picture } from '../ui/Picture';
import { Points } from '../ui/Points';
import { Section, type SectionHead } from '../ui/Section';
import { Subtitle } from '../ui/Section.styles';
import { Tags } from '../ui/Tags';
import {
  Employer,
  EntryItem,
  EntryLogo,
  EntryPeriod,
  EntryText,
  Initials,
  Knot,
  MinorTimeline,
  ShortList,
  Timeline,
} from './Experience.styles';

/** The owner's jobs and schools in timelines, then certificates, publications and awards. */
export function Experience(props: SectionHead & Career & Pick<Content, 'skills'> & Localised) {
  const { id, title, experience, education, skills, words, language } = props;
  // The section has the title of its first list, so that list needs none.
  const kind = experienceKind(props);
  const subtitle = (part: NonNullable<typeof kind>) =>
    part !== kind && <Subtitle data-print="subtitle">{words.experience[part]}</Subtitle>;
  const Schools = kind === 'education' ? Timeline : MinorTimeline;
  return (
    <Section id={id} title={title} background="tinted">
      {experience.length > 0 && (
        <Timeline>
          {jobsByCompany(experience).map((jobs, company) => (
            <Fragment key={company}>
              {jobs.map((job, index) => (
                <Entry
                  key={index}
                  entry={job}
                  organisation={job.company}
                  nameAt={positionOfName(index, jobs.length)}
                  title={job.role}
                  facts={[job.type, job.location]}
                  words={words}
                  language={language}
                >
                  <Tags
                    label={fill(words.experience.skillsUsed, { role: job.role })}
                    tags={tagEntries(job.skills, skills)}
                  />
                </Entry>
              ))}
            </Fragment>
          ))}
        </Timeline>
      )}
      {education.length > 0 && (
        <>
          {subtitle('education')}
          <Schools>
            {education.map((studies, index) => (
              <Entry
                key={index}
                entry={studies}
                level={kind === 'education' ? 'h3' : 'h4'}
                organisation={studies.school}
                title={studies.programme}
                facts={[studies.location]}
                words={words}
                language={language}
              />
            ))}
          </Schools>
        </>
      )}
      {shortLists(props).map((list) => (
        <Fragment key={list.kind}>
          {subtitle(list.kind)}
          <ShortList>
            {list.entries.map(({ name, by, date, link, summary }, index) => (
              <li key={index}>
                <ExternalLink href={link && linkPath(link)} newTab={words.newTab}>
                  <b>{name}</b>
                </ExternalLink>
                <Facts facts={[by, date && formatDate(date, language)]} />
                {summary && (
                  <p>
                    <LinkedText text={summary} newTab={words.newTab} />
                  </p>
                )}
              </li>
            ))}
          </ShortList>
        </Fragment>
      ))}
    </Section>
  );
}

/** Where an entry shows the name of its company or school. */
type NamePosition = 'after-title' | 'above-title' | 'nowhere';

/** Several roles at one company show its name once, above the first of them. */
function positionOfName(role: number, roles: number): NamePosition {
  if (roles === 1) return 'after-title';
  return role === 0 ? 'above-title' : 'nowhere';
}

interface EntryProps extends Localised {
  entry: Pick<Education, 'logo' | 'link' | 'period' | 'description' | 'highlights'>;
  /** The company or school. */
  organisation: string;
  /** The default is after the title. An entry that does not show the name shows no logo. */
  nameAt?: NamePosition;
  /** Role or programme. If there is none, the organisation is the title. */
  title?: string;
  /** Shown after the organisation. */
  facts: (string | undefined)[];
  /** Level of the title. */
  level?: 'h3' | 'h4';
  children?: ReactNode;
}

/** A job or school: period, logo, title, organisation, description and highlights. */
function Entry(props: EntryProps) {
  const {
    entry,
    organisation,
    nameAt = 'after-title',
    title,
    facts,
    level: Title = 'h3',
    words,
    language,
    children,
  } = props;
  const { logo, link, period, description, highlights = [] } = entry;
  const name = (
    <ExternalLink href={link && linkPath(link)} newTab={words.newTab}>
      {organisation}
    </ExternalLink>
  );
  return (
    <EntryItem data-print="entry">
      {nameAt === 'nowhere' ? (
        <Knot data-print="hide" />
      ) : (
        <EntryLogo data-print="hide">
          <Logo organisation={organisation} logo={logo} />
        </EntryLogo>
      )}
      {period && (
        <EntryPeriod>{formatPeriod(period, language, words.experience.present)}</EntryPeriod>
      )}
      <EntryText>
        <div>
          {nameAt === 'above-title' && <Employer>{name}</Employer>}
          <Title>{title ?? name}</Title>
          <Facts
            facts={[title && nameAt === 'after-title' && <b key="name">{name}</b>, ...facts]}
          />
          {description && (
            <p>
              <LinkedText text={description} newTab={words.newTab} />
            </p>
          )}
          <Points points={highlights} newTab={words.newTab} />
        </div>
        {children}
      </EntryText>
    </EntryItem>
  );
}

function Logo({ organisation, logo }: { organisation: string; logo?: string }) {
  if (logo === undefined) return <Initials aria-hidden="true">{initials(organisation)}</Initials>;
  return <Picture src={logo} alt="" sizes="56px" use="logo" />;
}
