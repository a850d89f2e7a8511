import { initials } from '@/lib/content/names';
import type { ProfileEntry } from '@/lib/profile/career';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { ContentLink } from '../ui/ContentLink';
import { DottedRow } from '../ui/DottedRow';
import { LinkedText } from '../ui/LinkedText';
import { Logo } from '../ui/Logo';
import { Points } from '../ui/Points';
import { Tags } from '../ui/Tags';

/** Where an entry shows the name of its company or school. */
export type NamePosition = 'with-title' | 'above-title' | 'nowhere';

interface EntryProps {
  entry: ProfileEntry;
  /** If left out, it is 'with-title'. An entry with 'nowhere' has a dot in place of a logo. */
  nameAt?: NamePosition;
  headingLevel?: 'h3' | 'h4';
  locale: Locale;
}

/** A job or a school. Both have the same parts, and so the same layout. */
export function Entry({
  entry,
  nameAt = 'with-title',
  headingLevel: Heading = 'h3',
  locale,
}: EntryProps) {
  const { organization, title, names, period, link, description, tags } = entry;
  const linked = (text: string) => (
    <ContentLink href={link?.href} locale={locale}>
      {text}
    </ContentLink>
  );
  // An organization that stands elsewhere is left out.
  const [firstName, secondName] = names
    .filter(({ isOrganization }) => nameAt === 'with-title' || !isOrganization)
    .map(({ text, isOrganization }) =>
      isOrganization ? (
        <span key="organization" className="organization">
          {linked(text)}
        </span>
      ) : (
        text
      ),
    );
  return (
    <li>
      {nameAt === 'nowhere' ? (
        <div className="logo dot" />
      ) : (
        <Logo src={entry.logo} letters={initials(organization ?? title ?? '')} sizes="56px" />
      )}
      {period && <p className="period">{period.text}</p>}
      <div className="text">
        <div>
          {nameAt === 'above-title' && organization && (
            <b className="organization">{linked(organization)}</b>
          )}
          <Heading>{firstName}</Heading>
          <DottedRow texts={[secondName && <b key="name">{secondName}</b>, ...entry.details]} />
          {description && (
            <p>
              <LinkedText text={description} keepWords locale={locale} />
            </p>
          )}
          <Points points={entry.highlights} keepWords locale={locale} />
        </div>
        <Tags
          label={fill(locale.words.experience.skillsUsed, { role: title ?? organization ?? '' })}
          tags={tags}
        />
      </div>
    </li>
  );
}
