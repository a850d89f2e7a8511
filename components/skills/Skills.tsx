import { Bends, Coast } from '../coast/Coast';
import { TailPart } from '../coast/CoastParts.styles';
import { coast } from '../coast/curve';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { coastEndAt } from './chart-sizes';
import { SkillChart } from './SkillChart';
import { SkillNames } from './SkillNames';
import {
  AboveNamesPart,
  BelowChart,
  ChartColumn,
  ChartTailPart,
  NamesColumn,
} from './Skills.styles';

/** Skills with a level are on a chart. The others are names below it, or in its place. */
export function Skills(section: SectionProps) {
  const { skillChart, skillNames, person } = section.profile;
  const last = skillChart.at(-1)?.skills.at(-1);
  const names = skillNames.length > 0 && (
    <SkillNames groups={skillNames} isBelowChart={last !== undefined} />
  );
  return (
    <SectionFrame
      {...section}
      intro={person.skillsIntro}
      column={last ? ChartColumn : NamesColumn}
      hasOwnCoast={last !== undefined}
    >
      {last && <SkillChart {...section} />}
      {last && names ? (
        <BelowChart>
          <Coast
            part={AboveNamesPart}
            outline={coast.outward}
            end={coastEndAt(last.level.percent / 100)}
          />
          <Bends />
          {names}
        </BelowChart>
      ) : (
        names
      )}
      {last && !names ? (
        <Coast part={ChartTailPart} outline={coast.tail(last.level.percent)} />
      ) : (
        <Coast part={TailPart} outline={coast.tail()} />
      )}
    </SectionFrame>
  );
}
