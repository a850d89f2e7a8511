import { Fragment } from 'react';
import { type CareerEntry, firstKindOf, type ListKind } from '@/lib/profile/career';
import { Bends, Coast } from '../coast/Coast';
import { EndPart, InwardPart, OutwardPart } from '../coast/CoastParts.styles';
import { coast } from '../coast/curve';
import { CoastColumn, TitleAsideColumn } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ShortEntries } from '../ui/ShortEntries';
import { ListTitle } from '../ui/TwoColumnList.styles';
import { OrganizationList, ShortLists, TitleBesideCoast } from './Experience.styles';
import { OrganizationEntries } from './OrganizationEntries';

/** Jobs and schools beside the coast, and short lists below them. */
export function Experience(section: SectionProps) {
  const { profile, locale } = section;
  const { companies, schools, shortLists } = profile;
  const firstKind = firstKindOf(profile);
  /** The title of a list. The section has the title of its first list, so that list needs none. */
  const titleOf = (kind: ListKind) =>
    kind !== firstKind && <ListTitle id={kind}>{`${locale.words.experience[kind]} `}</ListTitle>;
  /** The id of a list without a title of its own. Texts may link to each list: '#education'. */
  const idOf = (kind: ListKind) => (kind === firstKind && kind !== section.id ? kind : undefined);
  const lists = [
    { kind: 'experience', rows: companies },
    { kind: 'education', rows: schools.map((school) => [school]) },
  ] as const;
  const rows = lists.flatMap((list): readonly CareerEntry[][] => list.rows);
  const hasCoast = section.ground === 'land' && rows.length > 0;
  const coastAt = (row: CareerEntry[]) =>
    hasCoast && (
      <>
        {row === rows[0] && <Coast part={InwardPart} outline={coast.inward} />}
        {row === rows.at(-1) ? <Coast part={OutwardPart} outline={coast.outward} /> : <Bends />}
      </>
    );
  return (
    <SectionFrame
      {...section}
      column={hasCoast ? CoastColumn : TitleAsideColumn}
      hasOwnCoast={hasCoast}
    >
      {lists
        .filter((list) => list.rows.length > 0)
        .map((list) => {
          const title = titleOf(list.kind);
          return (
            <Fragment key={list.kind}>
              {title && (
                <TitleBesideCoast>
                  {title}
                  {hasCoast && <Bends />}
                </TitleBesideCoast>
              )}
              <OrganizationList as="ol" id={idOf(list.kind)}>
                {list.rows.map((row, index) => (
                  <OrganizationEntries
                    key={index}
                    entries={row}
                    coast={coastAt(row)}
                    headingLevel={title ? 'h4' : 'h3'}
                    locale={locale}
                  />
                ))}
              </OrganizationList>
            </Fragment>
          );
        })}
      <ShortLists>
        {hasCoast && <Coast part={EndPart} outline={coast.bends} />}
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
    </SectionFrame>
  );
}
