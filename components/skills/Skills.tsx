import { Fragment } from 'react';
import { Coast } from '../coast/Coast';
import { Logo } from '../ui/Logo';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { SkillChart } from './SkillChart';
import { NameGroups, NameList, NamesBox, Note, SkillGroupTitle, SkillName } from './Skills.styles';

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
      {hasChart && <SkillChart {...section} />}
      {nameGroups.length > 0 && (
        <NamesBox>
          <Coast part="besideNames" />
          <Coast part="landEnd" />
          <SkillNames groups={nameGroups} />
        </NamesBox>
      )}
    </SectionFrame>
  );
}

const SkillNames = ({ groups }: { groups: SectionProps['profile']['nameGroups'] }) => (
  <NameGroups>
    {groups.map(({ heading, entries }, index) => (
      <Fragment key={index}>
        {heading && <SkillGroupTitle>{`${heading} `}</SkillGroupTitle>}
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
