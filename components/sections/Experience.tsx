import { Fragment, type ReactNode } from 'react';
import { type Career, experienceKind, shortLists, tagEntries } from '@/lib/content/derived';
import { formatDate } from '@/lib/content/period';
import type { Content, Education } from '@/lib/content/schema';
import { initials } from '@/lib/content/text';
import { fileAddress } from '@/lib/hosting/addresses';
import { fill, type Localised } from '@/lib/words/words';
import { Dates } from '../ui/Dates';
import { Facts } from '../ui/Facts';
import { OutwardLink } from '../ui/OutwardLink';
import { Picture } from '../ui/Picture';
import { Points } from '../ui/Points';
import { Section, type SectionHead } from '../ui/Section';
import { Subtitle } from '../ui/Section.styles';
import { Tags } from '../ui/Tags';
import { Card, Initials, Mark, Period, ShortList, Story, Timeline } from './Experience.styles';

/** The owner's jobs and schools on time lines; then certificates, publications and awards. */
export function Experience(props: SectionHead & Career & Pick<Content, 'skills'> & Localised) {
  const { id, title, experience, education, skills, words, language } = props;
  // The section has the title of its first list, so that list needs none.
  const kind = experienceKind(props);
  const subtitle = (part: NonNullable<typeof kind>) =>
    part !== kind && <Subtitle data-print="subtitle">{words.experience[part]}</Subtitle>;
  return (
    <Section id={id} title={title} background="tinted">
      {experience.length > 0 && (
        <Timeline>
          {experience.map(({ company, role, type, location, skills: used, ...job }, index) => (
            <Entry
              key={index}
              {...job}
              place={company}
              title={role}
              facts={[type, location]}
              words={words}
              language={language}
            >
              <Tags
                label={fill(words.experience.skillsUsed, { role })}
                tags={tagEntries(used, skills)}
              />
            </Entry>
          ))}
        </Timeline>
      )}
      {education.length > 0 && (
        <>
          {subtitle('education')}
          <Timeline>
            {education.map(({ school, programme, location, ...entry }, index) => (
              <Entry
                key={index}
                {...entry}
                level={kind === 'education' ? 'h3' : 'h4'}
                place={school}
                title={programme}
                facts={[location]}
                words={words}
                language={language}
              />
            ))}
          </Timeline>
        </>
      )}
      {shortLists(props).map((list) => (
        <Fragment key={list.kind}>
          {subtitle(list.kind)}
          <ShortList data-print="list">
            {list.entries.map(({ name, by, date, link, summary }, index) => (
              <li key={index}>
                <OutwardLink href={link && fileAddress(link)} newTab={words.newTab}>
                  <b>{name}</b>
                </OutwardLink>
                <Facts facts={[by, date && formatDate(date, language)]} />
                {summary && <p>{summary}</p>}
              </li>
            ))}
          </ShortList>
        </Fragment>
      ))}
    </Section>
  );
}

interface EntryProps
  extends Localised,
    Pick<Education, 'logo' | 'link' | 'period' | 'description' | 'highlights'> {
  /** The company or school; its logo or initials stand on the line. */
  place: string;
  /** Role or programme; without one the place is the title. */
  title?: string;
  /** Shown after the place. */
  facts: (string | undefined)[];
  /** Level of the title. */
  level?: 'h3' | 'h4';
  children?: ReactNode;
}

/** A job or school: period, logo, title, place, description and highlights. */
function Entry({ place, title, facts, level: Title = 'h3', children, ...entry }: EntryProps) {
  const { logo, link, period, description, highlights = [], words, language } = entry;
  const name = (
    <OutwardLink href={link && fileAddress(link)} newTab={words.newTab}>
      {place}
    </OutwardLink>
  );
  return (
    <Card>
      <Mark data-print="hide">
        {logo === undefined ? (
          <Initials aria-hidden="true">{initials(place)}</Initials>
        ) : (
          <Picture src={logo} alt="" sizes="56px" use="logo" />
        )}
      </Mark>
      {period && (
        <Period>
          <Dates period={period} words={words} language={language} />
        </Period>
      )}
      <Story>
        <Title>{title ?? name}</Title>
        <Facts facts={[title && <b key="place">{name}</b>, ...facts]} />
        {description && <p>{description}</p>}
        <Points points={highlights} />
        {children}
      </Story>
    </Card>
  );
}
