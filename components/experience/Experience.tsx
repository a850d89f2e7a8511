import { Fragment } from 'react';
import { type Career, firstKindOf, type ListKind } from '@/lib/profile/career';
import type { Locale } from '@/lib/words/locale';
import { TitleAsideColumn } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ShortEntries } from '../ui/ShortEntries';
import { ListTitle } from '../ui/TwoColumnList.styles';
import { Entry } from './Entry';
import { EntryList } from './Experience.styles';

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
      {companies.length > 0 && <Jobs companies={companies} locale={locale} />}
      {schools.length > 0 && (
        <>
          {titleOf('education')}
          <EntryList as="ol" role="list" id={idOf('education')}>
            {schools.map((school, index) => (
              <Entry
                key={index}
                entry={school}
                headingLevel={firstKind === 'education' ? 'h3' : 'h4'}
                locale={locale}
              />
            ))}
          </EntryList>
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

function placeAtCompany(index: number, roleCount: number) {
  if (roleCount === 1) return undefined;
  return index === 0 ? 'first' : 'later';
}

function Jobs({ companies, locale }: Pick<Career, 'companies'> & { locale: Locale }) {
  return (
    <EntryList as="ol" role="list">
      {companies.map((roles) =>
        roles.map((role, index) => (
          <Entry
            key={index}
            entry={role}
            placeAtCompany={placeAtCompany(index, roles.length)}
            locale={locale}
          />
        )),
      )}
    </EntryList>
  );
}
