import { Coast } from '../coast/Coast';
import { TailPart } from '../coast/CoastParts.styles';
import { Column } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { levelsOnChart, SkillLevels } from './SkillLevels';
import { SkillNames } from './SkillNames';
import { ChartColumn, SkillsBox } from './Skills.styles';

/** Skills with a level are on a chart, or have bars. The others are names below these. */
export function Skills(section: SectionProps) {
  const { levelGroups, nameGroups, person } = section.profile;
  const levels = levelsOnChart(section.profile);
  return (
    <SectionFrame
      {...section}
      intro={person.skillsIntro}
      column={levels.length > 0 ? ChartColumn : Column}
      isCoastStraight
    >
      <SkillsBox>
        <Coast part={TailPart} line="tail" />
        {levelGroups.length > 0 && <SkillLevels {...section} levels={levels} />}
        {nameGroups.length > 0 && <SkillNames groups={nameGroups} />}
      </SkillsBox>
    </SectionFrame>
  );
}
