import { Fragment } from 'react';
import { keysOf } from '@/lib/content/keys';
import { formatPercent } from '@/lib/content/percent';
import type { Content } from '@/lib/content/schema';
import { skillAnchors, type Uses, usesOf } from '@/lib/content/skill-usage';
import { Meter } from '../ui/Meter';
import { Meters } from '../ui/Meters';
import { Section } from '../ui/Section';
import { SkillImage } from '../ui/SkillImage';
import { Still } from '../ui/Still';
import { Card, Grid, Level, Name, Plate, Proof } from './Skills.styles';

/** What the owner can do, how well, and the projects that prove it. */
export function Skills({
  skills,
  site,
  ...proof
}: Pick<Content, 'skills' | 'projects' | 'experience' | 'site'>) {
  if (skills.length === 0) return null;
  const ids = skillAnchors(skills);
  return (
    <Section id="skills" title="Skills" isLive>
      <Meters>
        <Still id="skills-grid">
          <Grid>
            {skills.map(({ name, image, level }, index) => {
              const places = placesOf(usesOf(name, proof));
              const keys = keysOf(places.map((place) => place.name));
              const percent = formatPercent(level, site.language);
              return (
                <Card key={name} id={ids[index]}>
                  <Plate>
                    <SkillImage image={image} />
                  </Plate>
                  <Name>{name}</Name>
                  <Level aria-hidden="true">{percent}</Level>
                  <Meter label={name} percent={level} text={percent} />
                  {places.length > 0 && (
                    <Proof>
                      Used in{' '}
                      {places.map(({ name: place, href }, position) => (
                        <Fragment key={keys[position]}>
                          {position > 0 && ', '}
                          {href === undefined ? place : <a href={href}>{place}</a>}
                        </Fragment>
                      ))}
                    </Proof>
                  )}
                </Card>
              );
            })}
          </Grid>
        </Still>
      </Meters>
    </Section>
  );
}

/** The projects with links to their cards, then the companies, each once. */
function placesOf({ projects, experience }: Uses): { name: string; href?: string }[] {
  const companies = new Set(experience.map(({ company }) => company));
  return [
    ...projects.map(({ title, anchor }) => ({ name: title, href: `#${anchor}` })),
    ...[...companies].map((name) => ({ name })),
  ];
}
