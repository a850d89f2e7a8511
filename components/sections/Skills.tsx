import { initials } from '@/lib/content/names';
import { graphemes } from '@/lib/content/text';
import { sitePath } from '@/lib/hosting/urls';
import type { SkillImage } from '@/lib/images/skill-logos';
import type { Locale } from '@/lib/language/locale';
import type { Mention, ProfileSkill } from '@/lib/profile/skills';
import { fillCount, type Words } from '@/lib/words/words';
import { FilledText } from '../ui/FilledText';
import { Logo } from '../ui/Logo';
import { Meter } from '../ui/Meter';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { NamedGroup, SkillGrid, SkillNames, SkillsColumn } from './Skills.styles';

/** From this number of skills on, a wide screen has several columns, also if all have levels. */
const DENSE_FROM = 17;

/** A sentence about a skill names at most this many projects and this many employers. */
const MOST_USES = 5;

/**
 * Names of up to this many characters stay on one line. They fit in a column of the narrowest grid.
 */
const SHORT_NAME_LENGTH = 20;

export function Skills({ id, title, background, profile, locale }: SectionProps) {
  const groups = profile.skills;
  const skills = groups.flatMap((group) => group.skills);
  const isGrouped = groups.some((group) => group.heading !== undefined);
  // If any skill has an image, the others get a letter, so that all names begin at the same line.
  const hasPlates = skills.some(({ image }) => image !== undefined);
  const Group = isGrouped ? NamedGroup : 'div';
  const listFor = (members: readonly ProfileSkill[]) => {
    const hasLevel = ({ level }: ProfileSkill) => level !== undefined;
    if (members.every(hasLevel) && skills.length < DENSE_FROM) return 'ul';
    return members.some(hasLevel) || hasPlates ? SkillGrid : SkillNames;
  };
  const cardOf = (skill: ProfileSkill) => (
    <SkillCard
      key={skill.id}
      skill={skill}
      heading={isGrouped ? 'h4' : 'h3'}
      hasPlate={hasPlates}
      locale={locale}
    />
  );
  return (
    <SectionFrame id={id} title={title} background={background} column={SkillsColumn}>
      {groups.map((group) => {
        const List = listFor(group.skills);
        return (
          <Group key={group.name ?? ''}>
            {isGrouped && <h3>{group.heading}</h3>}
            <List className={List === 'ul' ? 'bars' : undefined} data-print="columns">
              {group.skills.map(cardOf)}
            </List>
          </Group>
        );
      })}
    </SectionFrame>
  );
}

interface SkillCardProps {
  skill: ProfileSkill;
  /** The element of the name. */
  heading: 'h3' | 'h4';
  hasPlate: boolean;
  locale: Locale;
}

function SkillCard({ skill, heading: Heading, hasPlate, locale }: SkillCardProps) {
  const { name, id, image, level, note } = skill;
  return (
    <li id={id}>
      {hasPlate && <SkillLogo name={name} image={image} />}
      <div className="skill">
        <Heading>
          <bdi>{name}</bdi>
        </Heading>
        {level !== undefined && (
          <>
            {/* Screen readers read the bar instead: "React: Proficiency, 90%". */}
            <span className="level" aria-hidden="true">
              {level.text}
            </span>
            <Meter label={`${name}: ${locale.words.skills.level}`} {...level} />
          </>
        )}
        <UsedIn skill={skill} locale={locale} />
        {note && <p>{note}</p>}
      </div>
    </li>
  );
}

/** The first letter of a name, or its first character if it has no letters. */
const firstLetter = (name: string): string => graphemes(initials(name) || name)[0] ?? '';

/** A sentence about the projects and employers a skill was used for; nothing if there are none. */
function UsedIn({ skill, locale }: { skill: ProfileSkill; locale: Locale }) {
  const { projects, employers } = skill;
  if (projects.length === 0 && employers.length === 0) return null;
  return (
    <p>
      <FilledText
        text={usedInText(skill, locale.words)}
        values={{
          places: <NameList names={projects.length > 0 ? projects : employers} locale={locale} />,
          projects: <NameList names={projects} locale={locale} />,
          employers: <NameList names={employers} locale={locale} />,
        }}
      />
    </p>
  );
}

function usedInText({ projects, employers }: ProfileSkill, { skills }: Words): string {
  if (employers.length === 0) return skills.usedIn;
  return projects.length === 0 ? skills.usedAt : skills.usedInAndAt;
}

/** "A, B and 3 more", in the page's language. Each name is a link to its card, if it has one. */
function NameList({ names, locale }: { names: readonly Mention[]; locale: Locale }) {
  const { language, words } = locale;
  const shown = names.slice(0, MOST_USES);
  const items = shown.map(({ name }) => unbroken(name));
  const moreCount = names.length - shown.length;
  if (moreCount > 0) items.push(fillCount(words.skills.moreUses, moreCount, language));
  const hrefs = shown.map(({ href }) => href);
  // An element of the list is one of the items; other parts are the words and commas between them.
  return new Intl.ListFormat(language).formatToParts(items).map(({ type, value }, index) => {
    const href = type === 'element' ? hrefs.shift() : undefined;
    if (href === undefined) return value;
    return (
      <a key={index} href={href}>
        {value}
      </a>
    );
  });
}

/** A short name with no-break spaces, and a word joiner after each hyphen. */
const unbroken = (name: string) =>
  name.length > SHORT_NAME_LENGTH
    ? name
    : name.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');

/** A logo of devicon, a file, or the first letter of the name. */
function SkillLogo({ name, image }: { name: string; image?: SkillImage }) {
  if (image === undefined || 'file' in image) {
    return <Logo src={image?.file} letters={firstLetter(name)} sizes="24px" />;
  }
  return (
    <span className="plate">
      {/* biome-ignore lint/performance/noImgElement: there is no image optimizer in a static export. */}
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
