import { Fragment } from 'react';
import { hasLogos, headingWithNote } from '@/lib/profile/skill-groups';
import { Logo } from '../ui/Logo';
import { LogoDot } from '../ui/Logo.styles';
import type { SectionProps } from '../ui/SectionFrame';
import { NameList, Note, SkillName } from './SkillNames.styles';
import { GroupTitle, SkillGroups } from './Skills.styles';

/** The size of a single name, in rem. More names take about the same area. */
const SINGLE_NAME_SIZE = 6.5;

/** The skills without a level: names in columns, the larger, the fewer skills there are. */
export function SkillNames({ profile }: Pick<SectionProps, 'profile'>) {
  // All skills count, so that names below a chart are not larger than those on it.
  const count = profile.skillGroups.flatMap(({ skills }) => skills).length;
  const size = `${(SINGLE_NAME_SIZE / Math.sqrt(count)).toFixed(2)}rem`;
  return (
    <SkillGroups style={{ '--name-size': size }}>
      {profile.nameGroups.map((group, index) => (
        <Fragment key={index}>
          {group.heading && <GroupTitle>{`${headingWithNote(group)} `}</GroupTitle>}
          <NameList role="list">
            {group.skills.map(({ id, logo, name, note }) => (
              <SkillName key={id} id={id}>
                {logo ? <Logo image={logo} /> : hasLogos(group) && <LogoDot />}
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
