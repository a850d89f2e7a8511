import type { CareerEntry } from '@/lib/profile/career';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { ContentLink } from '../ui/ContentLink';
import { DottedRow } from '../ui/DottedRow';
import { LinkedText } from '../ui/LinkedText';
import { Logo } from '../ui/Logo';
import { Points } from '../ui/Points';
import { Tags } from '../ui/Tags';
import { CompanyOfRoles, Organization } from './Experience.styles';

interface EntryProps {
  entry: CareerEntry;
  /** Only for a role among several at one company, which has its name above the first. */
  placeAtCompany?: 'first' | 'later';
  headingLevel?: 'h3' | 'h4';
  locale: Locale;
}

export function Entry({ entry, placeAtCompany, headingLevel: Heading = 'h3', locale }: EntryProps) {
  const { organization, title, period, details, description, highlights, tags } = entry;
  const name = organization ?? title ?? '';
  const linkedName = (
    <ContentLink href={entry.link?.href} locale={locale}>
      {name}
    </ContentLink>
  );
  const logo = <Logo name={name} source={entry.logo ? { file: entry.logo } : undefined} />;
  const company = (
    <>
      {logo}
      <b>{linkedName}</b>{' '}
    </>
  );
  const hasTwoNames = organization !== undefined && title !== undefined;
  const companyAndDetails = (
    <>
      {hasTwoNames && placeAtCompany === undefined && <Organization>{company}</Organization>}
      <DottedRow texts={[period?.text, ...details]} />
    </>
  );
  const hasText = description !== undefined || highlights.length > 0 || tags.length > 0;
  return (
    <li data-role={placeAtCompany}>
      {placeAtCompany === 'first' && <CompanyOfRoles as="p">{company}</CompanyOfRoles>}
      <div>
        {title === undefined ? (
          <Organization>
            {logo}
            <Heading>{linkedName} </Heading>
          </Organization>
        ) : (
          <Heading>{hasTwoNames ? title : linkedName} </Heading>
        )}
        {hasText && companyAndDetails}
      </div>
      {hasText ? (
        <div>
          {description && (
            <p>
              <LinkedText text={description} locale={locale} />
            </p>
          )}
          <Points points={highlights} locale={locale} />
          <Tags
            label={fill(locale.words.experience.skillsUsed, { role: title ?? name })}
            tags={tags}
          />
        </div>
      ) : (
        <div>{companyAndDetails}</div>
      )}
    </li>
  );
}
