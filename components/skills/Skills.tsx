import type { SkillGroup } from '@/lib/profile/skill-groups';
import { noteAfter } from '@/lib/text/text';
import { Logo } from '../ui/Logo';
import { TitleAsideColumn } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { SkillRow } from './SkillRow';
import { NameList, NameText, RowList, SkillGroupBox } from './Skills.styles';

/** Rows with bars if the owner gives levels, and else only names. */
export function Skills(section: SectionProps) {
  const { profile, locale } = section;
  const groups = profile.skillGroups;
  const skills = groups.flatMap((group) => group.skills);
  const hasLevels = skills.some(({ level }) => level !== undefined);
  // If any skill has a logo, the others get letters, so that the names of rows are aligned.
  const showsLogos = skills.some(({ logo }) => logo !== undefined);
  return (
    <SectionFrame {...section} intro={profile.person.skillsIntro} column={TitleAsideColumn}>
      {groups.map((group) => (
        <SkillGroupBox key={group.name ?? ''}>
          {group.heading && <h3>{group.heading}</h3>}
          {hasLevels ? (
            <RowList role="list">
              {group.skills.map((skill) => (
                <SkillRow
                  key={skill.id}
                  skill={skill}
                  headingLevel={group.heading ? 'h4' : 'h3'}
                  showsLogo={showsLogos}
                  locale={locale}
                />
              ))}
            </RowList>
          ) : (
            <Names skills={group.skills} />
          )}
        </SkillGroupBox>
      ))}
    </SectionFrame>
  );
}

const Names = ({ skills }: Pick<SkillGroup, 'skills'>) => (
  <NameList role="list">
    {skills.map(({ id, name, logo, note }) => (
      <li key={id} id={id}>
        {logo && <Logo name={name} source={logo} />}
        <NameText>
          <b>
            <bdi>{name}</bdi>
          </b>
          {noteAfter(name, note)}
        </NameText>
      </li>
    ))}
  </NameList>
);
