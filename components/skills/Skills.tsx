import { Coast } from '../coast/Coast';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { SkillLevels } from './SkillLevels';
import { SkillNames } from './SkillNames';
import { NamesBox, SkillsBox } from './Skills.styles';

/** Skills with a level are on a chart. The others are names below it. */
export function Skills(section: SectionProps) {
  const { levelGroups, nameGroups, person } = section.profile;
  const hasChart = levelGroups.length > 0;
  return (
    <SectionFrame
      {...section}
      intro={person.skillsIntro}
      titlePart={hasChart ? 'titleToChart' : 'besideTitle'}
    >
      <SkillsBox>
        {hasChart && <SkillLevels {...section} />}
        {nameGroups.length > 0 && (
          <NamesBox>
            <Coast part="besideNames" />
            <Coast part="landEnd" />
            <SkillNames {...section} />
          </NamesBox>
        )}
      </SkillsBox>
    </SectionFrame>
  );
}
