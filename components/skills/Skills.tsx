import { coast } from '@/lib/design/shore';
import { Coast, TailPart } from '../ui/Coast';
import { TitleAsideColumn } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { SkillChart } from './SkillChart';
import { SkillNames } from './SkillNames';
import {
  AboveNamesPart,
  BesideNamesPart,
  ChartColumn,
  NamesBelowChart,
  NamesPart,
  TailAtLevelPart,
} from './Skills.styles';

/** Skills with a level are on a chart. The others are names below it, or in its place. */
export function Skills(section: SectionProps) {
  const { skillChart, skillNames, person } = section.profile;
  const last = skillChart.at(-1)?.skills.at(-1);
  const names = skillNames.length > 0 && <SkillNames groups={skillNames} />;
  if (last === undefined) {
    return (
      <SectionFrame {...section} intro={person.skillsIntro} column={TitleAsideColumn} hasOwnCoast>
        <Coast part={NamesPart} outline={coast.margin} />
        {names}
        <Coast part={TailPart} outline={coast.tail} />
      </SectionFrame>
    );
  }
  const level = { '--level': last.level.percent / 100 };
  return (
    <SectionFrame {...section} intro={person.skillsIntro} column={ChartColumn} hasOwnCoast>
      <SkillChart {...section} />
      {names ? (
        <>
          <NamesBelowChart style={level}>
            <Coast part={AboveNamesPart} outline={coast.outward} />
            <Coast part={BesideNamesPart} outline={coast.margin} />
            {names}
          </NamesBelowChart>
          <Coast part={TailPart} outline={coast.tail} />
        </>
      ) : (
        <Coast part={TailAtLevelPart} outline={coast.tail} level={last.level.percent} />
      )}
    </SectionFrame>
  );
}
