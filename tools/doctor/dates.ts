import { isIsoDate } from '../../lib/content/dates';
import type { Fault } from '../../lib/content/fault';
import type { Site } from '../../lib/site/site';
import { faultsByFile } from './faults-by-file';
import { placedTexts } from './texts';

/** Finds dates and periods that programs cannot read, because they are only texts. */
export function dateFaults(site: Site): Fault[] {
  const places = placedTexts(site)
    .filter(({ kind, text }) => kind === undefined && !isIsoDate(text))
    .map(({ entryPlace }) => entryPlace);
  const what = 'resume.json gets no date, because it is only a text:';
  const todo = "Write it like { from: '2025-09', to: 'present' } or '2024-05'.";
  return faultsByFile(places, what, { severity: 'advice', todo });
}
