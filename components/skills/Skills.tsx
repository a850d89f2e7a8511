import { Fragment } from 'react';
import { Coast } from '../coast/Coast';
import { Logo } from '../ui/Logo';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { SkillChart } from './SkillChart';
import {
  GroupTitle,
  NameGroups,
  NameList,
  NamesBox,
  Note,
  SkillName,
  SkillsBox,
} from './Skills.styles';

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
        {hasChart && <SkillChart {...section} />}
        {nameGroups.length > 0 && (
          <NamesBox>
            <Coast part="besideNames" />
            <Coast part="landEnd" />
            <SkillNames groups={nameGroups} />
          </NamesBox>
        )}
      </SkillsBox>
    </SectionFrame>
  );
}

const SkillNames = ({ groups }: { groups: SectionProps['profile']['nameGroups'] }) => (
  <NameGroups>
    {groups.map(({ heading, entries }, index) => (
      <Fragment key={index}>
        {heading && <GroupTitle>{`${heading} `}</GroupTitle>}
        <NameList role="list" data-ungrouped={heading ? undefined : ''}>
          {entries.map(({ id, logo, name, note }) => (
            <SkillName key={id} id={id}>
              {logo && <Logo image={logo} />}
              <p>
                <bdi translate="no">{name}</bdi> {note && <Note>{`${note} `}</Note>}
              </p>
            </SkillName>
          ))}
        </NameList>
      </Fragment>
    ))}
  </NameGroups>
);
