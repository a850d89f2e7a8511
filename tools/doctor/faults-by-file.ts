import type { Fault, Place } from '../../lib/content/fault';

/** A field or an entry, and the text in it, if the report shows that, too. */
interface FoundPlace extends Place {
  text?: string;
}

/**
 * Makes one fault for each file: `content/projects.ts: example addresses in entry 1 ("Arkha")`.
 * @param what the words before the list of fields or entries: "example addresses in"
 */
export function faultsByFile(
  places: readonly FoundPlace[],
  what: string,
  { severity, todo }: Pick<Fault, 'severity' | 'todo'>,
): Fault[] {
  const namesByFile = new Map<string, Set<string>>();
  for (const place of places) {
    const { file, text } = place;
    const name =
      text === undefined
        ? (place.steps ?? []).join(' › ')
        : `${(place.steps ?? []).join(' › ')} '${text}'`;
    namesByFile.set(file, (namesByFile.get(file) ?? new Set()).add(name));
  }
  return Array.from(namesByFile, ([file, names]) => {
    return { place: { file }, rule: `${what} ${[...names].join(', ')}`, severity, todo };
  });
}
