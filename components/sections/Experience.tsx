import { Fragment } from 'react';
import { initials } from '@/lib/content/names';
import type { Locale } from '@/lib/language/locale';
import { firstListOf, type ProfileEntry } from '@/lib/profile/career';
import { fill } from '@/lib/words/words';
import { ContentLink } from '../ui/ContentLink';
import { DottedRow } from '../ui/DottedRow';
import { LinkedText } from '../ui/LinkedText';
import { Logo } from '../ui/Logo';
import { Points } from '../ui/Points';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { Tags } from '../ui/Tags';
import { CompanyName, ExperienceColumn, ShortList } from './Experience.styles';

export function Experience({ id, title, background, profile, locale }: SectionProps) {
  const { jobs, schools, shortLists } = profile;
  // The section has the title of its first list, so that list needs none.
  const firstList = firstListOf(profile);
  const subtitle = (list: NonNullable<typeof firstList>) =>
    list !== firstList && <h3 data-print="subtitle">{locale.words.experience[list]}</h3>;
  return (
    <SectionFrame id={id} title={title} background={background} column={ExperienceColumn}>
      {jobs.length > 0 && (
        <ol>
          {jobs.map((roles, companyIndex) => (
            <Fragment key={companyIndex}>
              {roles.map((role, index) => (
                <Entry
                  key={index}
                  entry={role}
                  nameAt={positionOfName(index, roles.length)}
                  locale={locale}
                />
              ))}
            </Fragment>
          ))}
        </ol>
      )}
      {schools.length > 0 && (
        <>
          {subtitle('education')}
          {/* Schools below jobs are smaller, and have no vertical line. */}
          <ol className={firstList === 'education' ? undefined : 'minor'}>
            {schools.map((school, index) => (
              <Entry
                key={index}
                entry={school}
                level={firstList === 'education' ? 'h3' : 'h4'}
                locale={locale}
              />
            ))}
          </ol>
        </>
      )}
      {shortLists.map(({ list, entries }) => (
        <Fragment key={list}>
          {subtitle(list)}
          <ShortList>
            {entries.map(({ name, by, date, link, summary }, index) => (
              <li key={index}>
                <ContentLink href={link?.href} locale={locale}>
                  <b>{name}</b>
                </ContentLink>
                <DottedRow texts={[by, date?.text]} />
                {summary && (
                  <p>
                    <LinkedText text={summary} locale={locale} />
                  </p>
                )}
              </li>
            ))}
          </ShortList>
        </Fragment>
      ))}
    </SectionFrame>
  );
}

/** Where an entry shows the name of its company or school. */
type NamePosition = 'after-title' | 'above-title' | 'nowhere';

/** Several roles at one company show its name once, above the first of them. */
function positionOfName(roleIndex: number, roleCount: number): NamePosition {
  if (roleCount === 1) return 'after-title';
  return roleIndex === 0 ? 'above-title' : 'nowhere';
}

interface EntryProps {
  entry: ProfileEntry;
  /** The default is after the title. An entry that does not show the name shows no logo. */
  nameAt?: NamePosition;
  level?: 'h3' | 'h4';
  locale: Locale;
}

function Entry({ entry, nameAt = 'after-title', level: Title = 'h3', locale }: EntryProps) {
  const { organization, title, period, link, description, tags } = entry;
  const name = (
    <ContentLink href={link?.href} locale={locale}>
      {organization}
    </ContentLink>
  );
  const linkedName = title && nameAt === 'after-title' && <b key="name">{name}</b>;
  return (
    <li>
      {nameAt === 'nowhere' ? (
        <div className="logo dot" />
      ) : (
        <Logo src={entry.logo} letters={initials(organization)} sizes="56px" />
      )}
      {period && <p className="period">{period.text}</p>}
      <div className="text">
        <div>
          {nameAt === 'above-title' && <CompanyName>{name}</CompanyName>}
          {/* The title of a school without a program is its name. */}
          <Title>{title ?? name}</Title>
          <DottedRow texts={[linkedName, ...entry.details]} />
          {description && (
            <p>
              <LinkedText text={description} locale={locale} />
            </p>
          )}
          <Points points={entry.highlights} locale={locale} />
        </div>
        <Tags
          label={fill(locale.words.experience.skillsUsed, { role: title ?? organization })}
          tags={tags}
        />
      </div>
    </li>
  );
}
