import type { ProfileEntry } from '@/lib/profile/career';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { ContentLink } from '../ui/ContentLink';
import { DottedRow } from '../ui/DottedRow';
import { LinkedText } from '../ui/LinkedText';
import { Logo } from '../ui/Logo';
import { Points } from '../ui/Points';
import { Period } from '../ui/ShortEntries.styles';
import { Tags } from '../ui/Tags';
import {
  CompanyOfRoles,
  Dot,
  EntryItem,
  EntryText,
  Mark,
  Organization,
  Ruler,
} from './Experience.styles';

interface EntryProps {
  entry: ProfileEntry;
  /** Whether the entry is the first of several roles at one company, with the company above it. */
  isFirstOfSeveral?: boolean;
  /** Whether the entry is a later role at the same company, with a dot in place of the logo. */
  isLaterRole?: boolean;
  /** Whether a ruler leads to the next entry. */
  hasRuler: boolean;
  /** Whether any entry of the list has skills. */
  hasSkills: boolean;
  headingLevel?: 'h3' | 'h4';
  locale: Locale;
}

/** A job or a school. Both have the same parts, and so the same layout. */
export function Entry(props: EntryProps) {
  const { entry, isFirstOfSeveral = false, isLaterRole = false, hasRuler, hasSkills } = props;
  const { headingLevel: Heading = 'h3', locale } = props;
  const { organization, title, period, description, logo, tags } = entry;
  const name = organization ?? title ?? '';
  // The organization has the link of the entry; a course without a school has it on its title.
  const linkedName = (
    <ContentLink href={entry.link?.href} locale={locale}>
      {name}
    </ContentLink>
  );
  const hasOrganizationBelow =
    !isFirstOfSeveral && !isLaterRole && title !== undefined && organization !== undefined;
  return (
    <EntryItem>
      <Mark>
        {isLaterRole ? <Dot /> : <Logo name={name} image={logo ? { file: logo } : undefined} />}
        {hasRuler && <Ruler />}
      </Mark>
      {period && <Period>{period.text}</Period>}
      <EntryText $hasSkills={hasSkills}>
        <div>
          {isFirstOfSeveral && <CompanyOfRoles>{linkedName}</CompanyOfRoles>}
          <Heading>{organization === undefined ? linkedName : (title ?? linkedName)}</Heading>
          <DottedRow
            texts={[
              hasOrganizationBelow && <Organization key="organization">{linkedName}</Organization>,
              ...entry.details,
            ]}
          />
          {description && (
            <p>
              <LinkedText text={description} locale={locale} />
            </p>
          )}
          <Points points={entry.highlights} locale={locale} />
        </div>
        <Tags
          label={fill(locale.words.experience.skillsUsed, { role: title ?? name })}
          tags={tags}
        />
      </EntryText>
    </EntryItem>
  );
}
