import { Fragment } from 'react';
import { firstKindOf, type ListKind } from '@/lib/profile/career';
import { Bends, Coast } from '../coast/Coast';
import { InwardPart, OutwardPart } from '../coast/CoastParts.styles';
import { coast } from '../coast/curve';
import { CoastColumn, TitleAsideColumn } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ShortEntries } from '../ui/ShortEntries';
import { ListTitle } from '../ui/TwoColumnList.styles';
import { EndPart, OrganizationList, SchoolsTitle, ShortLists } from './Experience.styles';
import { OrganizationEntries } from './OrganizationEntries';

export function Experience(section: SectionProps) {
  const { profile, locale } = section;
  const { companies, schools, shortLists } = profile;
  const firstKind = firstKindOf(profile);
  /** The title of a list. The section has the title of its first list, so that list needs none. */
  const titleOf = (kind: ListKind) =>
    kind !== firstKind && <ListTitle id={kind}>{`${locale.words.experience[kind]} `}</ListTitle>;
  /** The id of a list without a title of its own. Texts may link to each list: '#education'. */
  const idOf = (kind: ListKind) => (kind === firstKind ? kind : undefined);
  const rowCount = companies.length + schools.length;
  const hasCoast = section.ground === 'land' && rowCount > 0;
  /** The coast beside a job or school. */
  const coastAt = (row: number) =>
    hasCoast && (
      <>
        {row === 0 && <Coast part={InwardPart} outline={coast.inward} />}
        {row < rowCount - 1 ? <Bends /> : <Coast part={OutwardPart} outline={coast.outward} />}
      </>
    );
  return (
    <SectionFrame
      {...section}
      column={hasCoast ? CoastColumn : TitleAsideColumn}
      hasOwnCoast={hasCoast}
    >
      {companies.length > 0 && (
        <OrganizationList as="ol">
          {companies.map((roles, index) => (
            <OrganizationEntries
              key={index}
              entries={roles}
              coast={coastAt(index)}
              locale={locale}
            />
          ))}
        </OrganizationList>
      )}
      {schools.length > 0 && (
        <>
          {firstKind !== 'education' && (
            <SchoolsTitle>
              {titleOf('education')}
              {hasCoast && <Bends />}
            </SchoolsTitle>
          )}
          <OrganizationList as="ol" id={idOf('education')}>
            {schools.map((school, index) => (
              <OrganizationEntries
                key={index}
                entries={[school]}
                coast={coastAt(companies.length + index)}
                headingLevel={firstKind === 'education' ? 'h3' : 'h4'}
                locale={locale}
              />
            ))}
          </OrganizationList>
        </>
      )}
      <ShortLists>
        {hasCoast && <Coast part={EndPart} outline={coast.bends} />}
        {shortLists.map(({ kind, entries }) => (
          <Fragment key={kind}>
            {titleOf(kind)}
            <ShortEntries id={idOf(kind)} entries={entries} />
          </Fragment>
        ))}
      </ShortLists>
    </SectionFrame>
  );
}
