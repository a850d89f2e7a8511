import type { ProfileSkill } from '@/lib/profile/profile-skills';
import type { Locale } from '@/lib/words/locale';
import { Logo } from '../ui/Logo';
import { Meter, type MeterProps } from './Meter';
import { Figure, RowParts, RowTexts, SkillBox } from './Skills.styles';
import { UsedIn } from './UsedIn';

/** A number of a skill, which the page shows as a bar and as a text. */
export interface SkillFigure extends Omit<MeterProps, 'label'> {
  /** What is counted, for screen readers: "Proficiency". */
  name: string;
}

interface SkillRowProps {
  skill: ProfileSkill;
  /** The level of its name: `h4` below the heading of a group. */
  headingLevel: 'h3' | 'h4';
  hasLogo: boolean;
  figure?: SkillFigure;
  locale: Locale;
}

/** A skill with its bar, and where it was used. */
export function SkillRow(props: SkillRowProps) {
  const { skill, headingLevel: Heading, hasLogo, figure, locale } = props;
  const { name, id, image, note } = skill;
  return (
    <SkillBox id={id}>
      {hasLogo && <Logo name={name} image={image} />}
      <RowParts>
        <RowTexts>
          <Heading>
            <bdi>{name}</bdi>
          </Heading>
          <UsedIn skill={skill} locale={locale} />
          {note && <p>{note}</p>}
        </RowTexts>
        {figure !== undefined && (
          <>
            {/* Screen readers read the bar instead: "React: Proficiency, 90%". */}
            <Figure aria-hidden="true">{figure.text}</Figure>
            <Meter {...figure} label={`${name}: ${figure.name}`} />
          </>
        )}
      </RowParts>
    </SkillBox>
  );
}
