import { language, words } from '@/lib/content';
import { experienceKind, tagEntries } from '@/lib/content/derived';
import { formatDate } from '@/lib/content/period';
import type { Content } from '@/lib/content/schema';
import { fileAddress } from '@/lib/hosting/addresses';
import { fill } from '@/lib/words/words';
import { Facts } from '../ui/Facts';
import { OutwardLink } from '../ui/OutwardLink';
import { Section } from '../ui/Section';
import { Subtitle } from '../ui/Section.styles';
import { Timeline } from './Timeline';
import { CertificateList } from './Timeline.styles';

type ExperienceProps = Pick<Content, 'experience' | 'education' | 'certificates' | 'skills'>;

/** The owner's work, schools and certificates, newest first as written, on a line through time. */
export function Experience({ experience, education, certificates, skills }: ExperienceProps) {
  if ([experience, education, certificates].every(({ length }) => length === 0)) return null;
  // Who has not worked yet has a section all the same, called by what stands in it.
  const kind = experienceKind({ experience, education });
  const jobs = experience.map((job) => ({
    ...job,
    name: job.company,
    title: job.role,
    facts: [job.type, job.location],
    tags: {
      label: fill(words.experience.skillsUsed, { role: job.role }),
      tags: tagEntries(job.skills, skills),
    },
  }));
  const schools = education.map((entry) => ({
    ...entry,
    name: entry.school,
    title: entry.programme,
    facts: [entry.location],
  }));
  return (
    <Section id="experience" title={words.experience[kind]}>
      {jobs.length > 0 && <Timeline entries={jobs} level="h3" />}
      {schools.length > 0 && (
        <>
          {kind !== 'education' && <Subtitle>{words.experience.education}</Subtitle>}
          <Timeline entries={schools} level={kind === 'education' ? 'h3' : 'h4'} />
        </>
      )}
      {certificates.length > 0 && (
        <>
          {kind !== 'certificates' && <Subtitle>{words.experience.certificates}</Subtitle>}
          <CertificateList>
            {certificates.map(({ name, issuer, date, link }, index) => (
              <li key={index}>
                {link ? <OutwardLink href={fileAddress(link)}>{name}</OutwardLink> : name}
                <Facts facts={[issuer, date && formatDate(date, language)]} />
              </li>
            ))}
          </CertificateList>
        </>
      )}
    </Section>
  );
}
