import type { CareerEntry } from '@/lib/profile/career';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { DottedRow } from '../ui/DottedRow';
import { Paragraph } from '../ui/LinkedText';
import { Logo } from '../ui/Logo';
import { Points } from '../ui/Points';
import { Tags } from '../ui/Tags';
import { CompanyOfRoles, Organization, RoleOfCompany } from './Experience.styles';

interface NameProps {
  entry: CareerEntry;
}

interface EntryProps extends NameProps {
  locale: Locale;
  /** Only for a role among several at one company, which has its name above the first. */
  placeAtCompany?: 'first' | 'later';
  headingLevel?: 'h3' | 'h4';
}

/** A job or school: names and facts beside its text. Without a text, the facts are in its place. */
export function Entry(props: EntryProps) {
  const { entry, placeAtCompany, locale } = props;
  const hasText =
    entry.description !== undefined || entry.highlights.length > 0 || entry.tags.length > 0;
  const facts = <CompanyAndFacts {...props} />;
  const Item = placeAtCompany === undefined ? 'li' : RoleOfCompany;
  return (
    <Item data-role={placeAtCompany}>
      {placeAtCompany === 'first' && (
        <CompanyOfRoles as="p">
          <LogoAndName entry={entry} />
        </CompanyOfRoles>
      )}
      <div>
        <EntryHeading {...props} />
        {hasText && facts}
      </div>
      <div>{hasText ? <EntryText entry={entry} locale={locale} /> : facts}</div>
    </Item>
  );
}

/** The role or degree; of a school without one, its name and logo. */
function EntryHeading({ entry, headingLevel: Heading = 'h3' }: EntryProps) {
  const { organization, title } = entry;
  const linkedName = <LinkedName entry={entry} />;
  if (title !== undefined) {
    return <Heading>{organization === undefined ? linkedName : title} </Heading>;
  }
  return (
    <Organization>
      <OwnLogo entry={entry} />
      <Heading>{linkedName} </Heading>
    </Organization>
  );
}

/** The company, unless it is in the heading or above several roles; and period, place and type. */
function CompanyAndFacts({ entry, placeAtCompany }: EntryProps) {
  const { organization, title, period, details } = entry;
  const hasCompany = organization !== undefined && title !== undefined;
  return (
    <>
      {hasCompany && placeAtCompany === undefined && (
        <Organization>
          <LogoAndName entry={entry} />
        </Organization>
      )}
      <DottedRow texts={[period?.text, ...details]} />
    </>
  );
}

function EntryText({ entry, locale }: Pick<EntryProps, 'entry' | 'locale'>) {
  const { description, highlights, tags } = entry;
  return (
    <>
      <Paragraph text={description} />
      <Points points={highlights} />
      <Tags tags={tags} locale={locale} />
    </>
  );
}

/** "Tidal Works"; of a course without a school, "First aid". */
const nameOf = ({ organization, title }: CareerEntry) => organization ?? title ?? '';

const LinkedName = ({ entry }: NameProps) => (
  <ContentLink href={entry.link?.href}>{nameOf(entry)}</ContentLink>
);

const OwnLogo = ({ entry }: NameProps) => (
  <Logo name={nameOf(entry)} source={entry.logo ? { file: entry.logo } : undefined} />
);

const LogoAndName = (props: NameProps) => (
  <>
    <OwnLogo entry={props.entry} />
    <b>
      <LinkedName {...props} />
    </b>{' '}
  </>
);
