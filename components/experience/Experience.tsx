import { Fragment } from 'react';
import { coast } from '@/lib/design/shore';
import { firstKindOf, type ListKind } from '@/lib/profile/career';
import { Coast, InwardCoast, OutwardCoast, RowCoast } from '../ui/Coast';
import { CoastColumn, TitleAsideColumn } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ShortEntries } from '../ui/ShortEntries';
import { ListTitle } from '../ui/TwoColumnList.styles';
import { EndPart, MooredList, MooredTitle, ShortLists } from './Experience.styles';
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
  const hasMoorings = companies.length + schools.length > 0;
  const shortListsOfSection = shortLists.map(({ kind, entries }) => (
    <Fragment key={kind}>
      {titleOf(kind)}
      <ShortEntries id={idOf(kind)} entries={entries} />
    </Fragment>
  ));
  return (
    <SectionFrame
      {...section}
      column={hasMoorings ? CoastColumn : TitleAsideColumn}
      hasOwnCoast={hasMoorings}
    >
      {companies.length > 0 && (
        <MooredList as="ol">
          {companies.map((roles, index) => (
            <OrganizationEntries key={index} entries={roles} locale={locale}>
              {index === 0 && <InwardCoast />}
              {index === companies.length - 1 && schools.length === 0 ? (
                <OutwardCoast />
              ) : (
                <RowCoast />
              )}
            </OrganizationEntries>
          ))}
        </MooredList>
      )}
      {schools.length > 0 && (
        <>
          <MooredTitle>
            {titleOf('education')}
            {companies.length > 0 && <RowCoast />}
          </MooredTitle>
          <MooredList as="ol" id={idOf('education')}>
            {schools.map((school, index) => (
              <OrganizationEntries
                key={index}
                entries={[school]}
                headingLevel={firstKind === 'education' ? 'h3' : 'h4'}
                locale={locale}
              >
                {index === 0 && companies.length === 0 && <InwardCoast />}
                {index === schools.length - 1 ? <OutwardCoast /> : <RowCoast />}
              </OrganizationEntries>
            ))}
          </MooredList>
        </>
      )}
      {hasMoorings ? (
        <ShortLists>
          <Coast part={EndPart} outline={coast.margin} />
          {shortListsOfSection}
        </ShortLists>
      ) : (
        shortListsOfSection
      )}
    </SectionFrame>
  );
}
