import type { CareerEntry } from '@/lib/profile/career';
import type { Locale } from '@/lib/words/locale';
import { Coast } from '../coast/Coast';
import { RowLine } from '../coast/DotAndYear.styles';
import { ContentLink } from '../ui/ContentLink';
import { Points } from '../ui/FoldedList';
import { InlineLinks } from '../ui/InlineLinks';
import { InlineTexts } from '../ui/InlineTexts';
import { Paragraph } from '../ui/LinkedText';
import { Logo } from '../ui/Logo';
import { ShownText } from '../ui/ShownText';
import { EntryColumns, EntryPart, Organization, OrganizationRow } from './Experience.styles';

interface RoleProps {
  entry: CareerEntry;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

interface OrganizationEntriesProps extends Omit<RoleProps, 'entry'> {
  /** One school, or all roles at a company. */
  entries: readonly CareerEntry[];
  /** The year at its dot; '' if the row above has the same one, undefined where no coast is. */
  year: string | undefined;
}

/** A school, or all roles at a company. */
export const OrganizationEntries = ({ entries, year, ...shared }: OrganizationEntriesProps) => (
  <OrganizationRow>
    {year !== undefined && (
      <>
        <Coast part="inlet" />
        <Coast part="belowInlet" />
      </>
    )}
    <RowLine data-year={year} />
    {entries.map((entry, index) => (
      <Role key={index} entry={entry} {...shared} />
    ))}
  </OrganizationRow>
);

/** Title, organization and short texts, and the text beside them. */
function Role({ entry, headingLevel: Title, locale }: RoleProps) {
  const { organization, title, description, highlights, tags, period, inlineTexts } = entry;
  return (
    <EntryColumns>
      <EntryPart>
        {/* A school may have no degree, and a course no school: the other one is the title. */}
        {title !== undefined && organization !== undefined ? (
          <>
            <Title>
              <ShownText text={`${title} `} />
            </Title>
            <OrganizationOf entry={entry} as="p" />
          </>
        ) : (
          <OrganizationOf entry={entry} as={Title} />
        )}
        <InlineTexts texts={[period?.text, ...inlineTexts]} />
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
        <InlineLinks links={tags} label={locale.words.skills.title} />
      </EntryPart>
    </EntryColumns>
  );
}

/** Its logo and name; of a course without a school, its title. */
const OrganizationOf = ({ entry, as }: { entry: CareerEntry; as: 'h3' | 'h4' | 'p' }) => (
  <Organization as={as}>
    {entry.logo && <Logo image={entry.logo} />}
    <b>
      <ContentLink href={entry.link?.href}>{entry.organization ?? entry.title}</ContentLink>
    </b>{' '}
  </Organization>
);
