import { Fragment } from 'react';
import { type CareerEntry, firstKindOf, type ListKind } from '@/lib/profile/career';
import { Coast } from '../coast/Coast';
import { SwellsPart } from '../coast/CoastParts.styles';
import { CoastColumn, Column } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';

import { ListTitle } from '../ui/TwoColumnList.styles';
import { OrganizationList, ShortLists } from './Experience.styles';
import { OrganizationEntries } from './OrganizationEntries';
import { ShortEntries } from './ShortEntries';

/** In each row, all roles at a company, or one school. */
type Rows = readonly (readonly CareerEntry[])[];

/** Jobs and schools with dots at the coast, and short lists below them. */
export function Experience(section: SectionProps) {
  const { profile, locale } = section;
  const { companies, schools, shortLists } = profile;
  const schoolRows = schools.map((school) => [school]);
  const firstKind = firstKindOf(profile);
  const hasDots = section.ground === 'land' && companies.length + schools.length > 0;
  // The section has the title of its first list, so that list needs none.
  const titleOf = (kind: ListKind) =>
    kind !== firstKind && <ListTitle id={kind}>{`${locale.words.experience[kind]} `}</ListTitle>;
  const headingLevelIn = (kind: ListKind) => (kind === firstKind ? 'h3' : 'h4');
  /** The id of a list, if no title of its own and no section has it. Texts link to '#education'. */
  const idOf = (kind: ListKind) => (kind === firstKind && kind !== section.id ? kind : undefined);
  const listOf = (kind: ListKind, rows: Rows) => {
    const years = hasDots ? yearsAtDots(rows) : [];
    return (
      <>
        {titleOf(kind)}
        <OrganizationList as="ol" id={idOf(kind)}>
          {rows.map((row, index) => (
            <OrganizationEntries
              key={index}
              entries={row}
              year={years[index]}
              headingLevel={headingLevelIn(kind)}
              locale={locale}
            />
          ))}
        </OrganizationList>
      </>
    );
  };
  return (
    <SectionFrame {...section} column={hasDots ? CoastColumn : Column} isCoastStraight={hasDots}>
      {companies.length > 0 && listOf('experience', companies)}
      {schoolRows.length > 0 && listOf('education', schoolRows)}
      {shortLists.length > 0 && (
        <ShortLists>
          {hasDots && <Coast part={SwellsPart} line="swells" />}
          {shortLists.map(({ kind, groups }) => (
            <Fragment key={kind}>
              {titleOf(kind)}
              <ShortEntries
                id={idOf(kind)}
                groups={groups}
                headingLevel={headingLevelIn(kind)}
                locale={locale}
              />
            </Fragment>
          ))}
        </ShortLists>
      )}
    </SectionFrame>
  );
}

/**
 * The year in which the latest role of each row began; undefined if no role has a date, and '' if
 * the row above has the same year.
 */
function yearsAtDots(rows: Rows): (string | undefined)[] {
  const years = rows.map((roles) => roles.flatMap(({ period }) => period?.startYear ?? [])[0]);
  return years.map((year, index) => (year && year === years[index - 1] ? '' : year));
}
