import { Fragment } from 'react';
import { initials } from '@/lib/content/names';
import { type Career, firstListOf, type ListKind } from '@/lib/profile/career';
import type { ProfileShortEntry } from '@/lib/profile/short-lists';
import { graphemes } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { DottedRow } from '../ui/DottedRow';
import { LinkedText } from '../ui/LinkedText';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { Entry, type NamePosition } from './Entry';
import { ExperienceColumn, type ExperienceVariant, ShortList } from './Experience.styles';

function variantsOf({ jobs, schools }: Career): ExperienceVariant[] {
  const hasDots = jobs.some((roles) => roles.length > 1);
  const hasSkills = jobs.flat().some(({ tags }) => tags.length > 0);
  const organizations = [...jobs.flat(), ...schools].map(
    ({ organization, title }) => organization ?? title ?? '',
  );
  const hasSingleLetters = organizations.some((name) => graphemes(initials(name)).length === 1);
  const variants: ExperienceVariant[] = [];
  if (hasDots) variants.push('dots');
  if (!hasSkills) variants.push('without-skills');
  if (hasSingleLetters) variants.push('single-letters');
  return variants;
}

export function Experience(section: SectionProps) {
  const { profile, locale } = section;
  const { jobs, schools, shortLists } = profile;
  const firstList = firstListOf(profile);
  const areSchoolsFirst = firstList === 'education';
  /** The title of a list. The section has the title of its first list, so that list needs none. */
  const titleOf = (kind: ListKind) =>
    kind !== firstList && (
      <h3 id={kind} data-print="subtitle">
        {locale.words.experience[kind]}
      </h3>
    );
  /** The id of a list without a title of its own. Texts may link to each list: '#education'. */
  const idOf = (kind: ListKind) => (kind === firstList ? kind : undefined);
  return (
    <SectionFrame
      {...section}
      column={ExperienceColumn}
      variants={variantsOf(profile)}
      hasTitleAside
    >
      <Jobs jobs={jobs} locale={locale} />
      {schools.length > 0 && (
        <>
          {titleOf('education')}
          {/* Schools below jobs are smaller, and have no vertical line. */}
          <ol role="list" id={idOf('education')} className={areSchoolsFirst ? undefined : 'minor'}>
            {schools.map((school, index) => (
              <Entry
                key={index}
                entry={school}
                headingLevel={areSchoolsFirst ? 'h3' : 'h4'}
                locale={locale}
              />
            ))}
          </ol>
        </>
      )}
      {shortLists.map(({ kind, entries }) => (
        <Fragment key={kind}>
          {titleOf(kind)}
          <ShortList role="list" id={idOf(kind)}>
            {entries.map((entry, index) => (
              <ShortEntry key={index} entry={entry} locale={locale} />
            ))}
          </ShortList>
        </Fragment>
      ))}
    </SectionFrame>
  );
}

function Jobs({ jobs, locale }: Pick<Career, 'jobs'> & { locale: Locale }) {
  if (jobs.length === 0) return null;
  return (
    <ol role="list">
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
  );
}

/** Of several roles at one company, only the first shows the company's name, above its title. */
function positionOfName(roleIndex: number, roleCount: number): NamePosition {
  if (roleCount === 1) return 'with-title';
  return roleIndex === 0 ? 'above-title' : 'nowhere';
}

interface ShortEntryProps {
  entry: ProfileShortEntry;
  locale: Locale;
}

/** A certificate, publication or award: a name and a few facts, without a logo. */
function ShortEntry({
  entry: { name, organization, date, link, summary },
  locale,
}: ShortEntryProps) {
  return (
    <li>
      <ContentLink href={link?.href} locale={locale}>
        <b>{name}</b>
      </ContentLink>
      <DottedRow texts={[organization, date?.text]} />
      {summary && (
        <p>
          <LinkedText text={summary} locale={locale} />
        </p>
      )}
    </li>
  );
}
