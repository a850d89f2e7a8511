import type { Mention, ProfileSkill } from '@/lib/profile/profile-skills';
import type { Locale } from '@/lib/words/locale';
import { fillCount, type Words } from '@/lib/words/words';
import { FilledText } from '../ui/FilledText';
import { LongUses, ShortUses } from './Skills.styles';

/** Names of up to this many characters stay on one line if it has room for them. */
const SHORT_NAME_LENGTH = 20;

/** A sentence names at most this many projects, and this many employers. */
const maxNames = { short: 2, long: 5 } as const;

interface UsedInProps {
  skill: ProfileSkill;
  locale: Locale;
}

/**
 * A sentence that names the projects and employers of a skill; nothing if there are none. On
 * smaller screens it names fewer.
 */
export function UsedIn({ skill, locale }: UsedInProps) {
  const mostNames = Math.max(skill.projects.length, skill.employers.length);
  if (mostNames === 0) return null;
  const sentence = (limit: number) => <Sentence skill={skill} maxNames={limit} locale={locale} />;
  if (mostNames <= maxNames.short) return <p>{sentence(maxNames.short)}</p>;
  return (
    <>
      <ShortUses>{sentence(maxNames.short)}</ShortUses>
      <LongUses>{sentence(maxNames.long)}</LongUses>
    </>
  );
}

function Sentence({ skill, ...limits }: UsedInProps & { maxNames: number }) {
  const { projects, employers } = skill;
  const list = (names: readonly Mention[]) => <Names names={names} {...limits} />;
  return (
    <FilledText
      text={usedInText(skill, limits.locale.words)}
      values={{
        places: list(projects.length > 0 ? projects : employers),
        projects: list(projects),
        employers: list(employers),
      }}
    />
  );
}

function usedInText({ projects, employers }: ProfileSkill, { skills }: Words): string {
  if (employers.length === 0) return skills.usedIn;
  return projects.length === 0 ? skills.usedAt : skills.usedInAndAt;
}

interface NamesProps {
  names: readonly Mention[];
  maxNames: number;
  locale: Locale;
}

/** "A, B and 3 more", in the page's language. Each name is a link to its card, if it has one. */
function Names({ names, maxNames, locale }: NamesProps) {
  const { language, words } = locale;
  const listedNames = names.slice(0, maxNames);
  const items = listedNames.map(({ name }) => withNoBreakSpaces(name));
  const moreCount = names.length - listedNames.length;
  if (moreCount > 0) items.push(fillCount(words.skills.moreUses, moreCount, language));
  // Parts of the type 'element' are the items. All other parts are the words and commas between
  // items.
  const parts = new Intl.ListFormat(language).formatToParts(items);
  return parts.map(({ type, value }, index) => {
    const before = parts.slice(0, index).filter((part) => part.type === 'element').length;
    const href = type === 'element' ? listedNames[before]?.href : undefined;
    if (href === undefined) return value;
    return (
      <a key={index} href={href}>
        {value}
      </a>
    );
  });
}

const withNoBreakSpaces = (name: string) =>
  name.length > SHORT_NAME_LENGTH ? name : name.replaceAll(' ', '\u00a0');
