import type { CareerEntry } from '@/lib/profile/career';
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
  /** Whether the name of the company is above this and other roles. */
  hasNameAbove: boolean;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

interface OrganizationEntriesProps extends Pick<EntryProps, 'headingLevel' | 'locale'> {
  /** One school, or all roles at a company. */
  entries: readonly CareerEntry[];
  /** The year at its dot, which may be empty. Without a year, there is no dot. */
  year?: string;
}

/** A school, or a company. Its name is above several roles, and else within the only entry. */
export function OrganizationEntries({ entries, year, ...shared }: OrganizationEntriesProps) {
  const [first] = entries;
  const hasNameAbove = entries.length > 1;
  return (
    <OrganizationRow>
      {year !== undefined && <Coast part={InletPart} line="inlet" />}
      <LineToCoast data-year={year} />
      {first && hasNameAbove && <OrganizationOf entry={first} as="p" />}
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} hasNameAbove={hasNameAbove} {...shared} />
      ))}
    </OrganizationRow>
  );
}

/** A title above two columns: organization and facts, and the text. Without a text, a row. */
function Entry({ entry, hasNameAbove, headingLevel, locale }: EntryProps) {
  const { organization, title, description, highlights, tags, period, details } = entry;
  const isRow = description === undefined && highlights.length + tags.length === 0;
  const Facts = isRow ? FactsRow : EntryPart;
  // If one of both is missing, `EntryTitle` shows the other.
  const hasBoth = organization !== undefined && title !== undefined;
  return (
    <EntryColumns>
      <EntryTitle entry={entry} headingLevel={headingLevel} />
      <Facts>
        {!hasNameAbove && hasBoth && <OrganizationOf entry={entry} />}
        <InlineTexts texts={[period?.text, ...details]} />
      </Facts>
      {!isRow && (
        <EntryPart>
          <Paragraph text={description} />
          <Points
            of="experience"
            points={highlights}
            areShort={entry.hasShortPoints}
            title={title ?? organization}
            locale={locale}
          />
          <InlineLinks links={tags} label={locale.words.skills.title} />
        </EntryPart>
      )}
    </EntryColumns>
  );
}

/** The role or degree; of a school without one, its name and logo. A lone title has the link. */
function EntryTitle({ entry, headingLevel: Title }: Pick<EntryProps, 'entry' | 'headingLevel'>) {
  const { organization, title } = entry;
  if (title === undefined) return <OrganizationOf entry={entry} as={Title} />;
  return <Title>{organization === undefined ? <LinkedName entry={entry} /> : title} </Title>;
}

/** The organization, "Tidal Works"; of a course without a school, its title, "First aid". */
const nameOf = ({ organization, title }: CareerEntry) => organization ?? title ?? '';

const LinkedName = ({ entry }: Pick<EntryProps, 'entry'>) => (
  <ContentLink href={entry.link?.href}>{nameOf(entry)}</ContentLink>
);

/** A logo of a greater ratio is a word, or has one beside its sign. It is above the name. */
const WIDE_LOGO = 2;

const OrganizationOf = ({ entry, as }: { entry: CareerEntry; as?: 'h3' | 'h4' | 'p' }) => (
  <Organization as={as} data-wide={(entry.logo?.ratio ?? 1) > WIDE_LOGO ? '' : undefined}>
    <Logo name={nameOf(entry)} image={entry.logo} />
    <OrganizationName>
      <LinkedName entry={entry} />
    </OrganizationName>{' '}
  </Organization>
);
