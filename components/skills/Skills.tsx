import { Coast } from '../coast/Coast';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { SkillLevels } from './SkillLevels';
import { SkillNames } from './SkillNames';
import { BesideSwells, SkillsBox } from './Skills.styles';

/** Skills with a level are on a chart, or have bars. The others are names below these. */
export function Skills(section: SectionProps) {
  const { levelGroups, nameGroups, isChart, person } = section.profile;
  const levels = levelGroups.length > 0 && <SkillLevels {...section} />;
  return (
    <SectionFrame
      {...section}
      intro={person.skillsIntro}
      titlePart={isChart ? 'titleAboveChart' : 'title'}
    >
      <SkillsBox>
        {isChart && levels}
        {(!isChart || nameGroups.length > 0) && (
          <BesideSwells>
            <Coast part="skills" />
            <Coast part="landEnd" />
            {!isChart && levels}
            {nameGroups.length > 0 && <SkillNames {...section} />}
          </BesideSwells>
        )}
      </SkillsBox>
    </SectionFrame>
  );
}
