import type { CareerEntry } from '@/lib/profile/career';
import { withoutBadBreaks } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { Coast } from '../coast/Coast';
import { Points } from '../ui/FoldedList';
import { ContentLink } from '../ui/Links';
import { Logo } from '../ui/Logo';
import { RowText } from '../ui/Section.styles';
import { InlineTexts, Paragraph } from '../ui/Texts';
import {
  EntryColumns,
  Organization,
  OrganizationList,
  OrganizationRow,
  RoleTitle,
  RowLine,
} from './Experience.styles';

interface RoleProps {
  entry: CareerEntry;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

interface OrganizationRowsProps extends Omit<RoleProps, 'entry'> {
  /** In each row: one school, or all roles at a company. */
  rows: readonly (readonly CareerEntry[])[];
  /** Whether the coast is beside the rows. */
  hasCoast: boolean;
}

export function OrganizationRows({ rows, hasCoast, ...shared }: OrganizationRowsProps) {
  if (rows.length === 0) return null;
  return (
    <OrganizationList>
      {rows.map((entries, row) => {
        const ownYear = yearOf(entries);
        const year = ownYear === yearOf(rows[row - 1]) ? undefined : ownYear;
        return (
          <OrganizationRow key={row}>
            {hasCoast && year && <Coast part="inlet" />}
            {hasCoast && <Coast part={year ? 'belowInlet' : 'besideRow'} />}
            <RowLine data-year={year} />
            {entries.map((entry, index) => (
              <Role key={index} entry={entry} {...shared} />
            ))}
          </OrganizationRow>
        );
      })}
    </OrganizationList>
  );
}

/** The year in which the upper role of a row, or the school, began. */
const yearOf = (entries: readonly CareerEntry[] = []) =>
  entries.find(({ period }) => period?.startYear)?.period?.startYear;

/** Title, organization and dates, and the texts beside them. */
export function Role({ entry, headingLevel: Title, locale }: RoleProps) {
  const { organization, logo, link, title, description, highlights, tags } = entry;
  // A school may have no degree, and a course no school: the other one is the title.
  const hasBoth = title !== undefined && organization !== undefined;
  return (
    <EntryColumns>
      <div>
        {hasBoth && <RoleTitle as={Title}>{`${withoutBadBreaks(title)} `}</RoleTitle>}
        <Organization as={hasBoth ? 'p' : Title}>
          {logo && <Logo image={logo} />}
          <b translate={organization ? 'no' : undefined}>
            <ContentLink href={link?.href}>{organization ?? title}</ContentLink>
          </b>{' '}
        </Organization>
        <InlineTexts texts={[entry.period?.text, ...entry.inlineTexts]} />
      </div>
      {(description || highlights.length + tags.length > 0) && (
        <RowText>
          <Paragraph text={description} />
          <Points points={highlights} title={title ?? organization} locale={locale} />
          <InlineTexts texts={tags} label={locale.words.skills.title} />
        </RowText>
      )}
    </EntryColumns>
  );
}
