import { type CareerEntry, hasShortPoints } from '@/lib/profile/career';
import type { Locale } from '@/lib/words/locale';
import { Coast } from '../coast/Coast';
import { InletPart } from '../coast/CoastParts.styles';
import { LineToCoast } from '../coast/DotAndYear.styles';
import { ContentLink } from '../ui/ContentLink';
import { Points } from '../ui/FoldedList';
import { InlineLinks } from '../ui/InlineLinks';
import { InlineTexts } from '../ui/InlineTexts';
import { Paragraph } from '../ui/LinkedText';
import { Logo } from '../ui/Logo';
import {
  EntryColumns,
  EntryPart,
  FactsRow,
  Organization,
  OrganizationName,
  OrganizationRow,
} from './Experience.styles';

interface EntryProps {
  entry: CareerEntry;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

interface OrganizationEntriesProps extends Omit<EntryProps, 'entry'> {
  /** One school, or all roles at a company. */
  entries: readonly CareerEntry[];
  /** The year at its dot, which may be empty. Without a year, there is no dot. */
  year?: string;
}

/** A school, or a company. Its name is above several roles, and else within the only entry. */
export function OrganizationEntries(props: OrganizationEntriesProps) {
  const { entries, year, ...style } = props;
  const [first, ...others] = entries;
  const isShared = others.length > 0;
  return (
    <OrganizationRow>
      {year !== undefined && <Coast part={InletPart} line="inlet" />}
      <LineToCoast data-year={year} />
      {first && isShared && <OrganizationOf entry={first} as="p" />}
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} showsOrganization={!isShared} {...style} />
      ))}
    </OrganizationRow>
  );
}

/** A title above two columns: organization and facts, and the text. Without a text, a row. */
function Entry({
  entry,
  showsOrganization,
  headingLevel,
  locale,
}: EntryProps & { showsOrganization: boolean }) {
  const { organization, title, description, highlights, tags, period, details } = entry;
  const isRow = description === undefined && highlights.length + tags.length === 0;
  const isNamed = showsOrganization && organization !== undefined && title !== undefined;
  const Facts = isRow ? FactsRow : EntryPart;
  return (
    <EntryColumns>
      <EntryTitle entry={entry} headingLevel={headingLevel} />
      <Facts>
        {isNamed && <OrganizationOf entry={entry} />}
        <InlineTexts texts={[period?.text, ...details]} />
      </Facts>
      {!isRow && (
        <EntryPart>
          <Paragraph text={description} />
          {hasShortPoints(entry) ? (
            <InlineTexts texts={highlights} />
          ) : (
            <Points points={highlights} shown={6} title={title ?? organization} locale={locale} />
          )}
          <InlineLinks links={tags} label={locale.words.skills.title} />
        </EntryPart>
      )}
    </EntryColumns>
  );
}

/** The role or degree; of a school without one, its name and logo. */
function EntryTitle({ entry, headingLevel: Title }: Omit<EntryProps, 'locale'>) {
  const { organization, title } = entry;
  if (title === undefined) return <OrganizationOf entry={entry} as={Title} />;
  return <Title>{organization === undefined ? <LinkedName entry={entry} /> : title} </Title>;
}

/** "Tidal Works"; of a course without a school, "First aid". */
const nameOf = ({ organization, title }: CareerEntry) => organization ?? title ?? '';

const LinkedName = ({ entry }: Pick<EntryProps, 'entry'>) => (
  <ContentLink href={entry.link?.href}>{nameOf(entry)}</ContentLink>
);

/** A wider logo is a word, or has one beside its sign. It is above the name. */
const WIDE_LOGO = 2;

const OrganizationOf = ({ entry, as }: { entry: CareerEntry; as?: 'h3' | 'h4' | 'p' }) => (
  <Organization as={as} data-wide={(entry.logo?.ratio ?? 1) > WIDE_LOGO ? '' : undefined}>
    <Logo name={nameOf(entry)} image={entry.logo} />
    <OrganizationName>
      <LinkedName entry={entry} />
    </OrganizationName>{' '}
  </Organization>
);
