import type { CareerEntry } from '@/lib/profile/career';
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
  LogoAndRuler,
  Organization,
  Ruler,
} from './Experience.styles';

interface EntryProps {
  entry: CareerEntry;
  /** Only for a role among several at one company. Later ones have a dot in place of the logo. */
  placeAtCompany?: 'first' | 'later';
  hasRuler: boolean;
  /** Whether any entry of the list has skills. */
  hasSkills: boolean;
  headingLevel?: 'h3' | 'h4';
  locale: Locale;
}

/** A job or a school. */
export function Entry(props: EntryProps) {
  const { entry, placeAtCompany, hasRuler, hasSkills } = props;
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
    placeAtCompany === undefined && title !== undefined && organization !== undefined;
  return (
    <EntryItem>
      <LogoAndRuler>
        {placeAtCompany === 'later' ? (
          <Dot />
        ) : (
          <Logo name={name} source={logo ? { file: logo } : undefined} />
        )}
        {hasRuler && <Ruler />}
      </LogoAndRuler>
      {period && <Period>{period.text}</Period>}
      <EntryText $hasSkills={hasSkills}>
        <div>
          {placeAtCompany === 'first' && <CompanyOfRoles>{linkedName}</CompanyOfRoles>}
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
