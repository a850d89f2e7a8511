import { Fragment } from 'react';
import { firstKindOf, type ListKind } from '@/lib/profile/career';
import { TitleAsideColumn } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ShortEntries } from '../ui/ShortEntries';
import { ListTitle, TwoColumnList } from '../ui/TwoColumnList.styles';
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
  return (
    <SectionFrame {...section} column={TitleAsideColumn}>
      {companies.length > 0 && (
        <TwoColumnList as="ol">
          {companies.map((roles, index) => (
            <OrganizationEntries key={index} entries={roles} locale={locale} />
          ))}
        </TwoColumnList>
      )}
      {schools.length > 0 && (
        <>
          {titleOf('education')}
          <TwoColumnList as="ol" id={idOf('education')}>
            {schools.map((school, index) => (
              <OrganizationEntries
                key={index}
                entries={[school]}
                headingLevel={firstKind === 'education' ? 'h3' : 'h4'}
                locale={locale}
              />
            ))}
          </TwoColumnList>
        </>
      )}
      {shortLists.map(({ kind, entries }) => (
        <Fragment key={kind}>
          {titleOf(kind)}
          <ShortEntries id={idOf(kind)} entries={entries} />
        </Fragment>
      ))}
    </SectionFrame>
  );
}
