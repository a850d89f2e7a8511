import { Fragment } from 'react';
import { type CareerEntry, firstKindOf, type ListKind } from '@/lib/profile/career';
import { Coast } from '../coast/Coast';
import { SwellsPart } from '../coast/CoastParts.styles';
import { CoastColumn, TitleAsideColumn } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ShortEntries } from '../ui/ShortEntries';
import { ListTitle } from '../ui/TwoColumnList.styles';
import { OrganizationList, ShortLists } from './Experience.styles';
import { OrganizationEntries } from './OrganizationEntries';

/** Jobs and schools with dots at the coast, and short lists below them. */
export function Experience(section: SectionProps) {
  const { profile, locale } = section;
  const { companies, schools, shortLists } = profile;
  const firstKind = firstKindOf(profile);
  /** The title of a list; false for the first list, whose title is that of the section. */
  const titleOf = (kind: ListKind) =>
    kind !== firstKind && <ListTitle id={kind}>{`${locale.words.experience[kind]} `}</ListTitle>;
  /** The id of a list, if no title of its own and no section has it. Texts link to '#education'. */
  const idOf = (kind: ListKind) => (kind === firstKind && kind !== section.id ? kind : undefined);
  const lists: { kind: ListKind; rows: readonly (readonly CareerEntry[])[] }[] = [
    { kind: 'experience', rows: companies },
    { kind: 'education', rows: schools.map((school) => [school]) },
  ];
  const hasDots = section.ground === 'land' && companies.length + schools.length > 0;
  return (
    <SectionFrame
      {...section}
      column={hasDots ? CoastColumn : TitleAsideColumn}
      isCoastStraight={hasDots}
    >
      {lists
        .filter((list) => list.rows.length > 0)
        .map((list) => {
          const title = titleOf(list.kind);
          const years = hasDots ? yearsAtDots(list.rows) : [];
          return (
            <Fragment key={list.kind}>
              {title}
              <OrganizationList as="ol" id={idOf(list.kind)}>
                {list.rows.map((row, index) => (
                  <OrganizationEntries
                    key={index}
                    entries={row}
                    year={years[index]}
                    headingLevel={title ? 'h4' : 'h3'}
                    locale={locale}
                  />
                ))}
              </OrganizationList>
            </Fragment>
          );
        })}
      {shortLists.length > 0 && (
        <ShortLists>
          {hasDots && <Coast part={SwellsPart} line="swells" />}
          {shortLists.map(({ kind, groups }) => {
            const title = titleOf(kind);
            return (
              <Fragment key={kind}>
                {title}
                <ShortEntries
                  id={idOf(kind)}
                  groups={groups}
                  headingLevel={title ? 'h4' : 'h3'}
                  locale={locale}
                />
              </Fragment>
            );
          })}
        </ShortLists>
      )}
    </SectionFrame>
  );
}

/**
 * The year in which the latest role of each row began; undefined if no role has a date, and '' if
 * the row above has the same year.
 */
function yearsAtDots(rows: readonly (readonly CareerEntry[])[]): (string | undefined)[] {
  const years = rows.map((roles) => roles.flatMap(({ period }) => period?.startYear ?? [])[0]);
  return years.map((year, index) => (year && year === years[index - 1] ? '' : year));
}
