import { Fragment } from 'react';
import { words } from '@/lib/content';
import { tagEntries } from '@/lib/content/derived';
import { formatDate } from '@/lib/content/period';
import type { Content } from '@/lib/content/schema';
import { keysOf } from '@/lib/content/text';
import { fileAddress } from '@/lib/hosting/addresses';
import { fill } from '@/lib/words/words';
import { OutwardLink } from '../ui/OutwardLink';
import { Section } from '../ui/Section';
import { FactRow, Subtitle } from '../ui/Section.styles';
import { Timeline } from './Timeline';
import { CertificateList } from './Timeline.styles';

type ExperienceProps = Pick<
  Content,
  'experience' | 'education' | 'certificates' | 'skills' | 'site'
>;

/** The owner's work, schools and certificates, newest first as written, on a line through time. */
export function Experience(content: ExperienceProps) {
  const { experience, education, certificates, skills, site } = content;
  const jobs = experience.map(({ company, role, type, location, skills: used, ...job }) => ({
    ...job,
    name: company,
    title: role,
    facts: [type, location],
    tags: { label: fill(words.experience.skillsUsed, { role }), tags: tagEntries(used, skills) },
  }));
  const schools = education.map(({ school, programme, location, ...entry }) => ({
    ...entry,
    name: school,
    title: programme,
    facts: [location],
  }));
  const schoolLevel = jobs.length > 0 ? 'h4' : 'h3';
  const parts = [
    {
      title: words.experience.experience,
      list: jobs.length > 0 && <Timeline entries={jobs} level="h3" language={site.language} />,
    },
    {
      title: words.experience.education,
      list: schools.length > 0 && (
        <Timeline entries={schools} level={schoolLevel} language={site.language} />
      ),
    },
    {
      title: words.experience.certificates,
      list: certificates.length > 0 && (
        <Certificates certificates={certificates} language={site.language} />
      ),
    },
  ].filter(({ list }) => list);

  const [first, ...others] = parts;
  if (first === undefined) return null;
  // Who has not worked yet has a section all the same, called by what stands in it.
  return (
    <Section id="experience" title={first.title}>
      {first.list}
      {others.map(({ title, list }) => (
        <Fragment key={title}>
          <Subtitle>{title}</Subtitle>
          {list}
        </Fragment>
      ))}
    </Section>
  );
}

interface CertificatesProps extends Pick<Content, 'certificates'> {
  language: string;
}

/** What others have certified: name, by whom, when, and where it can be looked up. */
function Certificates({ certificates, language }: CertificatesProps) {
  const keys = keysOf(certificates.map(({ name }) => name));
  return (
    <CertificateList>
      {certificates.map(({ name, issuer, date, link }, index) => (
        <li key={keys[index]}>
          {link ? <OutwardLink href={fileAddress(link)}>{name}</OutwardLink> : name}
          {(issuer || date) && (
            <FactRow>
              {issuer && <span>{issuer}</span>}
              {date && <span>{formatDate(date, language)}</span>}
            </FactRow>
          )}
        </li>
      ))}
    </CertificateList>
  );
}
