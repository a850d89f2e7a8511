import { initials } from '@/lib/content/names';
import { graphemes } from '@/lib/content/text';
import { sitePath } from '@/lib/hosting/urls';
import { logoName } from '@/lib/images/icon-files';
import type { Locale } from '@/lib/locale';
import type { ProfileSkill, Tag } from '@/lib/profile/skills';
import type { Words } from '@/lib/words/words';
import { FilledText } from '../ui/FilledText';
import { Meter } from '../ui/Meter';
import { Picture } from '../ui/Picture';
import { Section, type SectionProps } from '../ui/Section';
import { NamedGroup, SkillGrid, SkillNames, SkillsColumn } from './Skills.styles';

/** From this number of skills on, a wide screen has several columns instead of one. */
const DENSE_FROM = 17;

/** A sentence about a skill has at most this many projects and this many employers. */
const MOST_USES = 5;

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
      nameLevel={isGrouped ? 'h4' : 'h3'}
      hasPlate={hasPlates}
      locale={locale}
    />
  );
  return (
    <Section id={id} title={title} background={background} column={SkillsColumn}>
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
    </Section>
  );
}

interface SkillCardProps {
  skill: ProfileSkill;
  nameLevel: 'h3' | 'h4';
  hasPlate: boolean;
  locale: Locale;
}

function SkillCard({ skill, nameLevel: Name, hasPlate, locale }: SkillCardProps) {
  const { name, id, image, level, note } = skill;
  return (
    <li id={id}>
      {hasPlate && (
        <span
          className="logo"
          aria-hidden={image === undefined ? 'true' : undefined}
          data-letters={image === undefined ? firstLetter(name) : undefined}
        >
          {image && <SkillImage image={image} />}
        </span>
      )}
      <div className="skill">
        <Name>
          <bdi>{name}</bdi>
        </Name>
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
const firstLetter = (name: string) => graphemes(initials(name) || name)[0];

/** A sentence about the projects and employers a skill was used for; nothing if there are none. */
function UsedIn({ skill, locale }: { skill: ProfileSkill; locale: Locale }) {
  const { language, words } = locale;
  const projects = skill.projects.slice(0, MOST_USES);
  const employers = skill.employers.slice(0, MOST_USES);
  const places = [...projects, ...employers];
  if (places.length === 0) return null;
  return (
    <p>
      <FilledText
        text={usedInText(skill, words)}
        values={{
          places: linkedList(places, language),
          projects: linkedList(projects, language),
          employers: linkedList(employers, language),
        }}
      />
    </p>
  );
}

function usedInText({ projects, employers }: ProfileSkill, { skills }: Words): string {
  if (employers.length === 0) return skills.usedIn;
  return projects.length === 0 ? skills.usedAt : skills.usedInAndAt;
}

/** A list in the page's language, "A and B". Each name is a link to its card, if it has one. */
function linkedList(places: readonly Tag[], language: string) {
  const parts = new Intl.ListFormat(language).formatToParts(places.map(({ name }) => name));
  // The other parts are the words and commas between the names.
  const names = parts.filter(({ type }) => type === 'element');
  return parts.map((part, index) => {
    const href = places[names.indexOf(part)]?.href;
    if (href === undefined) return part.value;
    return (
      <a key={index} href={href}>
        {part.value}
      </a>
    );
  });
}

/**
 * The `alt` is empty, because the skill's name is next to the image.
 * @param image 'icon:react' for a logo of devicon, or a file in `public/`
 */
function SkillImage({ image }: { image: string }) {
  const logo = logoName(image);
  if (logo === undefined) return <Picture src={image} alt="" sizes="48px" use="logo" />;
  return (
    // biome-ignore lint/performance/noImgElement: there is no image optimizer in a static export.
    <img src={sitePath(`/icons/${logo}.svg`)} alt="" width={48} height={48} loading="lazy" />
  );
}
