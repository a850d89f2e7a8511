import type { CareerEntry } from '@/lib/profile/career';
import { withoutBadBreaks } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { Coast } from '../coast/Coast';
import { RowLine } from '../coast/DotAndYear.styles';
import { ContentLink } from '../ui/ContentLink';
import { Points } from '../ui/FoldedList';
import { InlineTexts } from '../ui/InlineTexts';
import { Paragraph } from '../ui/LinkedText';
import { Logo } from '../ui/Logo';
import {
  EntryColumns,
  EntryPart,
  Organization,
  OrganizationList,
  OrganizationRow,
} from './Experience.styles';

interface RoleProps {
  entry: CareerEntry;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

interface OrganizationRowsProps extends Omit<RoleProps, 'entry'> {
  /** In each row: one school, or all roles at a company. */
  rows: readonly (readonly CareerEntry[])[];
  /** What stands at the dots: years, or '' (`Experience.tsx`). Without a coast, there are none. */
  years: readonly string[];
}

export function OrganizationRows({ rows, years, ...shared }: OrganizationRowsProps) {
  if (rows.length === 0) return null;
  return (
    <OrganizationList as="ol">
      {rows.map((entries, row) => (
        <OrganizationRow key={row}>
          {years.length > 0 && (
            <>
              <Coast part="inlet" />
              <Coast part="belowInlet" />
            </>
          )}
          <RowLine data-year={years[row]} />
          {entries.map((entry, index) => (
            <Role key={index} entry={entry} {...shared} />
          ))}
        </OrganizationRow>
      ))}
    </OrganizationList>
  );
}

/** Title, organization and short texts, and the text beside them. */
function Role({ entry, headingLevel: Title, locale }: RoleProps) {
  const { organization, logo, link, title, description, highlights, tags } = entry;
  // A school may have no degree, and a course no school: the other one is the title.
  const hasBoth = title !== undefined && organization !== undefined;
  return (
    <EntryColumns>
      <EntryPart>
        {hasBoth && <Title>{`${withoutBadBreaks(title)} `}</Title>}
        <Organization as={hasBoth ? 'p' : Title}>
          {logo && <Logo image={logo} />}
          <b translate={organization ? 'no' : undefined}>
            <ContentLink href={link?.href}>{organization ?? title}</ContentLink>
          </b>{' '}
        </Organization>
        <InlineTexts texts={[entry.period?.text, ...entry.inlineTexts]} />
      </EntryPart>
      <EntryPart>
        <Paragraph text={description} />
        <Points
          of="experience"
          points={highlights}
          areShort={entry.hasShortPoints}
          title={title ?? organization}
          locale={locale}
        />
        <InlineTexts texts={tags} label={locale.words.skills.title} />
      </EntryPart>
    </EntryColumns>
  );
}
