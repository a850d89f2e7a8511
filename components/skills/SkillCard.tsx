import { initials } from '@/lib/content/names';
import { sitePath } from '@/lib/hosting/urls';
import type { SkillImage } from '@/lib/images/skill-logos';
import type { ProfileSkill } from '@/lib/profile/skills';
import { graphemes } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { Logo } from '../ui/Logo';
import { Meter, type MeterProps } from './Meter';
import { UsedIn } from './UsedIn';

/** A number of a skill, which the page shows as a bar and as a text. */
export interface SkillFigure extends Omit<MeterProps, 'label'> {
  /** What is counted, for screen readers: "Proficiency". */
  name: string;
}

interface SkillCardProps {
  skill: ProfileSkill;
  /** The level of its name: `h4` below the heading of a group. */
  headingLevel: 'h3' | 'h4';
  /** Whether a logo or letter stands before each name. */
  hasPlate: boolean;
  figure?: SkillFigure;
  maxNames: number;
  locale: Locale;
}

export function SkillCard(props: SkillCardProps) {
  const { skill, headingLevel: Heading, hasPlate, figure, maxNames, locale } = props;
  const { name, id, image, note } = skill;
  return (
    <li id={id}>
      {hasPlate && <SkillLogo name={name} image={image} />}
      <div className="skill">
        <Heading>
          <bdi>{name}</bdi>
        </Heading>
        {figure !== undefined && (
          <>
            {/* Screen readers read the bar instead: "React: Proficiency, 90%". */}
            <span className="figure" aria-hidden="true">
              {figure.text}
            </span>
            <Meter {...figure} label={`${name}: ${figure.name}`} />
          </>
        )}
        <UsedIn skill={skill} maxNames={maxNames} locale={locale} />
        {note && <p>{note}</p>}
      </div>
    </li>
  );
}

/** The first letter of a name, or its first character if it has no letters. */
const firstLetter = (name: string): string => graphemes(initials(name) || name)[0] ?? '';

/** The logo of a skill: from devicon, or a file of the owner. If it has none, its first letter. */
function SkillLogo({ name, image }: { name: string; image?: SkillImage }) {
  if (image === undefined || 'file' in image) {
    return <Logo src={image?.file} letters={firstLetter(name)} sizes="24px" />;
  }
  return (
    <span className="plate">
      {/* biome-ignore lint/performance/noImgElement: a static export has no image optimizer. */}
      <img
        src={sitePath(`/icons/${image.logo}.svg`)}
        alt=""
        width={48}
        height={48}
        loading="lazy"
      />
    </span>
  );
}
