import { keysOf } from '@/lib/content/keys';
import type { Content } from '@/lib/content/schema';
import { tagEntries } from '@/lib/content/skill-usage';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';
import { Tags } from '../ui/Tags';
import { Card, Logo, Meta, Period, Role, Timeline } from './Experience.styles';

/** The owner's work, newest first as written, on a line through time. */
export function Experience({ experience, skills }: Pick<Content, 'experience' | 'skills'>) {
  if (experience.length === 0) return null;
  const keys = keysOf(experience.map(({ company, role }) => `${company}, ${role}`));
  return (
    <Section id="experience" title="Experience">
      <Timeline>
        {experience.map(
          ({ company, role, type, period, location, description, logo, ...entry }, index) => (
            <Card key={keys[index]}>
              <Logo>
                <Picture src={logo} alt="" sizes="56px" use="logo" />
              </Logo>
              <Period>{period}</Period>
              <div>
                <Role>{role}</Role>
                <Meta>
                  <b>{company}</b>
                  <span>{type}</span>
                  <span>{location}</span>
                </Meta>
                <p>{description}</p>
                <Tags label={`Skills used as ${role}`} tags={tagEntries(entry.skills, skills)} />
              </div>
            </Card>
          ),
        )}
      </Timeline>
    </Section>
  );
}
