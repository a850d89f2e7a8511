import { Fragment } from 'react';
import { type CareerEntry, firstKindOf, type ListKind } from '@/lib/profile/career';
import { Coast } from '../coast/Coast';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ListTitle } from '../ui/TwoColumnList.styles';
import { BelowRows, OrganizationList } from './Experience.styles';
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
  const years = hasDots ? yearsAtDots(companies, schools) : [];
  const listOf = (kind: ListKind, rows: Rows, rowYears: typeof years) => (
    <OrganizationList as="ol" id={idOf(kind)}>
      {rows.map((row, index) => (
        <OrganizationEntries
          key={index}
          entries={row}
          year={rowYears[index]}
          headingLevel={headingLevelIn(kind)}
          locale={locale}
        />
      ))}
    </OrganizationList>
  );
  return (
    <SectionFrame {...section} titlePart={hasDots ? 'titleAboveInlet' : undefined}>
      {companies.length > 0 && listOf('experience', companies, years)}
      {companies.length > 0 && schools.length > 0 && (
        <BelowRows>
          {hasDots && <Coast part="listTitle" />}
          {titleOf('education')}
        </BelowRows>
      )}
      {schools.length > 0 && listOf('education', schoolRows, years.slice(companies.length))}
      {(hasDots || shortLists.length > 0) && (
        <BelowRows>
          {hasDots && <Coast part="belowRows" />}
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
        </BelowRows>
      )}
    </SectionFrame>
  );
}

/**
 * The years at the dots of jobs and schools: when the latest role began, and when a school ended,
 * or else began. It is '' if the row above has the same one, or a row has no date.
 */
function yearsAtDots(companies: Rows, schools: readonly CareerEntry[]): string[] {
  const years = [
    ...companies.map((roles) => roles.find(({ period }) => period?.startYear)?.period?.startYear),
    ...schools.map(({ period }) => period?.endYear ?? period?.startYear),
  ];
  return years.map((year = '', index) => (year === years[index - 1] ? '' : year));
}
