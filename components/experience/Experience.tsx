import { Fragment } from 'react';
import { firstKindOf, type ListKind } from '@/lib/profile/profile';
import { Coast } from '../coast/Coast';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { ListTitle } from '../ui/TwoColumnList.styles';
import { BelowRows, TargetInTitle } from './Experience.styles';
import { OrganizationRows } from './OrganizationRows';
import { ShortEntries } from './ShortEntries';

/** Jobs and schools with their years, and short lists below them. */
export function Experience(section: SectionProps) {
  const { profile, locale, id } = section;
  const { companies, schools, shortLists } = profile;
  const { experience: titles } = locale.words;
  // The section has the title of its first list, so that list needs none.
  const firstKind = firstKindOf(profile);
  const headingLevelIn = (kind: ListKind) => (kind === firstKind ? 'h3' : 'h4');
  const hasCoast = section.ground === 'land' && companies.length + schools.length > 0;
  return (
    <SectionFrame {...section} titlePart={hasCoast ? 'titleAboveInlet' : undefined}>
      {/* A list of jobs has the id of the section, 'experience'. */}
      {firstKind !== id && <TargetInTitle id={firstKind} />}
      <OrganizationRows rows={companies} hasCoast={hasCoast} headingLevel="h3" locale={locale} />
      {companies.length > 0 && schools.length > 0 && (
        <BelowRows>
          {hasCoast && <Coast part="listTitle" />}
          <ListTitle id="education">{`${titles.education} `}</ListTitle>
        </BelowRows>
      )}
      <OrganizationRows
        rows={schools.map((school) => [school])}
        hasCoast={hasCoast}
        headingLevel={headingLevelIn('education')}
        locale={locale}
      />
      {(hasCoast || shortLists.length > 0) && (
        <BelowRows>
          {hasCoast && <Coast part="belowRows" />}
          {shortLists.map(({ kind, groups }) => (
            <Fragment key={kind}>
              {kind !== firstKind && <ListTitle id={kind}>{`${titles[kind]} `}</ListTitle>}
              <ShortEntries groups={groups} headingLevel={headingLevelIn(kind)} locale={locale} />
            </Fragment>
          ))}
        </BelowRows>
      )}
    </SectionFrame>
  );
}
