import type { NamedLink } from '@/lib/profile/tags';
import type { Locale } from '@/lib/words/locale';

/**
 * Tags in a row with dots between them. A tag links to the skill of the same name, if there is one.
 */
export function Tags({ tags, locale }: { tags: readonly NamedLink[]; locale: Locale }) {
  if (tags.length === 0) return null;
  return (
    <ul role="list" className="inline tags" aria-label={locale.words.skills.title}>
      {tags.map(({ name, href }, index) => (
        <li key={index}>{href === undefined ? `${name} ` : <a href={href}>{`${name} `}</a>}</li>
      ))}
    </ul>
  );
}
