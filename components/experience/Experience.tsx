import { Fragment } from 'react';
import type { CareerEntry, ShortList } from '@/lib/profile/career';
import { firstKindOf, type ListKind } from '@/lib/profile/profile';
import { withoutBadBreaks } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { Coast } from '../coast/Coast';
import { FoldedList, Points } from '../ui/FoldedList';
import { ContentLink } from '../ui/Links';
import { Logo } from '../ui/Logo';
import { EntryGrid, ListGroupTitle, ListTitle, RowText } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { InlineTexts, Paragraph } from '../ui/Texts';
import * as S from './Experience.styles';

/** Whether an entry has nothing to show but its names. */
const isNameAlone = ({ period, logo, description, ...entry }: CareerEntry) =>
  !(period || logo || description) &&
  [...entry.inlineTexts, ...entry.highlights, ...entry.tags].length === 0;

interface ListProps {
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

/** The first list has the title of the section, so its headings are one level higher. */
const headingsIn = (kind: ListKind, { profile, locale }: SectionProps): ListProps => ({
  headingLevel: kind === firstKindOf(profile) ? 'h3' : 'h4',
  locale,
});

/** Jobs and schools with their years, and below them names of schools, and short lists. */
export function Experience(section: SectionProps) {
  const { profile, id } = section;
  const { companies } = profile;
  const schools = profile.schools.filter((school) => !isNameAlone(school));
  const firstKind = firstKindOf(profile);
  const hasCoast = section.ground === 'land' && companies.length + schools.length > 0;
  return (
    <SectionFrame {...section} titlePart={hasCoast ? 'titleToInlet' : undefined}>
      {/* A list of jobs has the id of the section, 'experience'. */}
      {firstKind !== id && <S.TargetInTitle id={firstKind} />}
      <OrganizationRows
        rows={companies}
        hasCoast={hasCoast}
        {...headingsIn('experience', section)}
      />
      {companies.length > 0 && schools.length > 0 && (
        <S.BelowRows>
          {hasCoast && <Coast part="rowsToInlet" />}
          <TitleUnlessFirst kind="education" {...section} />
        </S.BelowRows>
      )}
      <OrganizationRows
        rows={schools.map((school) => [school])}
        hasCoast={hasCoast}
        {...headingsIn('education', section)}
      />
      <ListsBelowRows hasCoast={hasCoast} {...section} />
    </SectionFrame>
  );
}

const TitleUnlessFirst = ({ kind, profile, locale }: SectionProps & { kind: ListKind }) =>
  kind !== firstKindOf(profile) && (
    <ListTitle id={kind}>{`${locale.words.experience[kind]} `}</ListTitle>
  );

/** Schools with nothing but names, and short lists. */
function ListsBelowRows({ hasCoast, ...section }: SectionProps & { hasCoast: boolean }) {
  const { schools, shortLists } = section.profile;
  const names = schools.filter(isNameAlone);
  const isEmpty = names.length + shortLists.length === 0;
  if (isEmpty && !hasCoast) return null;
  const Box = isEmpty ? S.NothingBelowRows : S.BelowRows;
  return (
    <Box>
      {hasCoast && <Coast part={isEmpty ? 'belowLastRow' : 'belowRows'} />}
      {names.length > 0 && (
        <>
          {names.length === schools.length && <TitleUnlessFirst kind="education" {...section} />}
          <EntryGrid role="list">
            {names.map((school, index) => (
              <li key={index}>
                <Role entry={school} {...headingsIn('education', section)} />
              </li>
            ))}
          </EntryGrid>
        </>
      )}
      {shortLists.map(({ kind, groups }) => (
        <Fragment key={kind}>
          <TitleUnlessFirst kind={kind} {...section} />
          <ShortEntries groups={groups} {...headingsIn(kind, section)} />
        </Fragment>
      ))}
    </Box>
  );
}

interface OrganizationRowsProps extends ListProps {
  /** In each row: one school, or all roles at a company. */
  rows: readonly (readonly CareerEntry[])[];
  hasCoast: boolean;
}

function OrganizationRows({ rows, hasCoast, ...shared }: OrganizationRowsProps) {
  if (rows.length === 0) return null;
  return (
    <S.OrganizationList>
      {rows.map((entries, row) => {
        const ownYear = yearOf(entries);
        const year = ownYear === yearOf(rows[row - 1]) ? undefined : ownYear;
        return (
          <S.OrganizationRow key={row}>
            {hasCoast && year && <Coast part="inlet" />}
            {hasCoast && <Coast part={year ? 'belowInlet' : 'besideRow'} />}
            <S.RowLine data-year={year} />
            {entries.map((entry, index) => (
              <Role key={index} entry={entry} {...shared} />
            ))}
          </S.OrganizationRow>
        );
      })}
    </S.OrganizationList>
  );
}

/** The first year of the upper role of a row that has one, or of the school. */
const yearOf = (entries: readonly CareerEntry[] = []) =>
  entries.find(({ period }) => period?.startYear)?.period?.startYear;

/** Title, organization and dates, and the texts beside them. */
function Role({ entry, headingLevel: Title, locale }: ListProps & { entry: CareerEntry }) {
  const { organization, logo, link, title, description, highlights, tags } = entry;
  // A school may have no degree, and a course no school: the other one is the title.
  const hasBoth = title !== undefined && organization !== undefined;
  const names = (
    <div>
      {hasBoth && <S.RoleTitle as={Title}>{`${withoutBadBreaks(title)} `}</S.RoleTitle>}
      <S.Organization as={hasBoth ? 'p' : Title}>
        {logo && <Logo image={logo} />}
        <b translate={organization ? 'no' : undefined}>
          <ContentLink href={link?.href}>{organization ?? title}</ContentLink>
        </b>{' '}
      </S.Organization>
      <InlineTexts texts={[entry.period?.text, ...entry.inlineTexts]} />
    </div>
  );
  if (!description && highlights.length + tags.length === 0) return names;
  return (
    <S.EntryColumns>
      {names}
      <RowText>
        <Paragraph text={description} />
        <Points points={highlights} title={title ?? organization} locale={locale} />
        <InlineTexts texts={tags} label={locale.words.skills.title} />
      </RowText>
    </S.EntryColumns>
  );
}

/** Certificates, publications or awards: entries of a few words, with a date. */
export const ShortEntries = ({
  groups,
  headingLevel,
  locale,
}: Pick<ShortList, 'groups'> & ListProps) =>
  groups.map(({ heading, entries }, index) => (
    <Fragment key={index}>
      {heading && <ListGroupTitle as={headingLevel}>{`${heading} `}</ListGroupTitle>}
      <FoldedList
        as={EntryGrid}
        items={entries.map(({ name, organization, date, link, summary }, entryIndex) => (
          <li key={entryIndex}>
            <p>
              <ContentLink href={link?.href}>
                <b>{name}</b>
              </ContentLink>{' '}
            </p>
            <InlineTexts texts={[organization, date?.text]} />
            <Paragraph text={summary} />
          </li>
        ))}
        locale={locale}
      />
    </Fragment>
  ));
