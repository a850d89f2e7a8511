import type { Content } from '@/content/schema';
import { projectsUsing } from '@/lib/proof';
import { Meter } from '../ui/Meter';
import { Section } from '../ui/Section';
import { SkillImage } from '../ui/SkillImage';
import { Card, Grid, Level, Name, Plate, Proof } from './Skills.styles';

/** What the owner can do, how well, and the projects that prove it. */
export function Skills({ skills, projects }: Pick<Content, 'skills' | 'projects'>) {
  if (skills.length === 0) return null;
  return (
    <Section id="skills" title="Skills">
      <Grid>
        {skills.map(({ name, image, level }) => {
          const proof = projectsUsing(name, projects);
          return (
            <Card key={name}>
              <Plate>
                <SkillImage image={image} />
              </Plate>
              <Name>{name}</Name>
              <Level aria-hidden="true">{level} %</Level>
              <Meter label={name} percent={level} />
              {proof.length > 0 && (
                <Proof>
                  Used in{' '}
                  {proof.map(({ title, anchor }, index) => (
                    <span key={anchor}>
                      {index > 0 && ', '}
                      <a href={`#${anchor}`}>{title}</a>
                    </span>
                  ))}
                </Proof>
              )}
            </Card>
          );
        })}
      </Grid>
    </Section>
  );
}
