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

interface NamesProps {
  entry: CareerEntry;
  /** Only for a role among several at one company. Later ones have a dot in place of the logo. */
  placeAtCompany?: 'first' | 'later';
  headingLevel?: 'h3' | 'h4';
  locale: Locale;
}

interface EntryProps extends NamesProps {
  hasRuler: boolean;
  /** Whether any entry of the list has skills. */
  hasSkills: boolean;
}

const nameOf = ({ organization, title }: CareerEntry) => organization ?? title ?? '';

export function Entry({ hasRuler, hasSkills, ...names }: EntryProps) {
  const { entry, placeAtCompany, locale } = names;
  const { title, period, description, logo, tags } = entry;
  const name = nameOf(entry);
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
          <Names {...names} />
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

/**
 * Title and organization, and details beside the organization. The organization has the link of the
 * entry; a course without a school has it on its title.
 */
function Names({ entry, placeAtCompany, headingLevel: Heading = 'h3', locale }: NamesProps) {
  const { organization, title, details } = entry;
  const linkedName = (
    <ContentLink href={entry.link?.href} locale={locale}>
      {nameOf(entry)}
    </ContentLink>
  );
  const hasOrganizationBelow =
    placeAtCompany === undefined && title !== undefined && organization !== undefined;
  return (
    <>
      {placeAtCompany === 'first' && <CompanyOfRoles>{linkedName}</CompanyOfRoles>}
      <Heading>{organization === undefined ? linkedName : (title ?? linkedName)}</Heading>
      <DottedRow
        texts={[
          hasOrganizationBelow && <Organization key="organization">{linkedName}</Organization>,
          ...details,
        ]}
      />
    </>
  );
}
