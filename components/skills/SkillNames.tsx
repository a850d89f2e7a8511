import { Fragment } from 'react';
import { Logo } from '../ui/Logo';
import type { SectionProps } from '../ui/SectionFrame';
import { NameList, Note, SkillName } from './SkillNames.styles';
import { GroupTitle, SkillGroups } from './Skills.styles';

export function SkillNames({ profile }: Pick<SectionProps, 'profile'>) {
  return (
    <SkillGroups>
      {profile.nameGroups.map((group, index) => (
        <Fragment key={index}>
          {group.heading && <GroupTitle>{`${group.heading} `}</GroupTitle>}
          <NameList role="list" data-ungrouped={group.heading ? undefined : ''}>
            {group.entries.map(({ id, logo, name, note }) => (
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
    </SkillGroups>
  );
}
