import { words } from '@/lib/content';
import { formatPeriod, type PeriodText } from '@/lib/content/period';
import { initials, keysOf } from '@/lib/content/text';
import { fileAddress } from '@/lib/hosting/addresses';
import { OutwardLink } from '../ui/OutwardLink';
import { Picture } from '../ui/Picture';
import { FactRow, Points } from '../ui/Section.styles';
import { type TagEntry, Tags } from '../ui/Tags';
import { Card, Line, Monogram, Period } from './Timeline.styles';

interface Entry {
  /** Of the company or school, whose logo, or initials, stand on the line. */
  name: string;
  logo?: string;
  link?: string;
  /** What the owner was there; the place itself, if nothing is said. */
  title?: string;
  /** Facts behind the place's name. */
  facts: readonly (string | undefined)[];
  period?: PeriodText;
  description?: string;
  highlights?: readonly string[];
  tags?: { label: string; tags: readonly TagEntry[] };
}

interface TimelineProps {
  entries: readonly Entry[];
  /** Of the entries' headings. */
  level: 'h3' | 'h4';
  /** Of the page, for periods given as data. */
  language: string;
}

/** Jobs or schools in the order given, as cards on a line through time. */
export function Timeline({ entries, level, language }: TimelineProps) {
  const keys = keysOf(entries.map(({ name, title }) => `${name}, ${title}`));
  const isDated = entries.some(({ period }) => period !== undefined);
  return (
    <Line data-undated={isDated ? undefined : ''}>
      {entries.map((entry, index) => (
        <TimelineCard key={keys[index]} entry={entry} level={level} language={language} />
      ))}
    </Line>
  );
}

interface TimelineCardProps extends Omit<TimelineProps, 'entries'> {
  entry: Entry;
}

/** Period, logo, what, where, and the story. */
function TimelineCard({ entry, level: Title, language }: TimelineCardProps) {
  const { name, logo, link, title, period, description, highlights = [], tags } = entry;
  const place = link ? <OutwardLink href={fileAddress(link)}>{name}</OutwardLink> : name;
  const facts = entry.facts.filter((fact) => fact !== undefined);
  return (
    <Card>
      {logo === undefined ? (
        <Monogram aria-hidden="true">{initials(name)}</Monogram>
      ) : (
        <span>
          <Picture src={logo} alt="" sizes="56px" use="logo" />
        </span>
      )}
      {period !== undefined && (
        <Period>{formatPeriod(period, language, words.experience.present)}</Period>
      )}
      <div>
        <Title>{title ?? place}</Title>
        {(title !== undefined || facts.length > 0) && (
          <FactRow>
            {title !== undefined && <b>{place}</b>}
            {facts.map((fact, index) => (
              <span key={keysOf(facts)[index]}>{fact}</span>
            ))}
          </FactRow>
        )}
        {description !== undefined && <p>{description}</p>}
        {highlights.length > 0 && (
          <Points>
            {highlights.map((each, index) => (
              <li key={keysOf(highlights)[index]}>{each}</li>
            ))}
          </Points>
        )}
        {tags && <Tags {...tags} />}
      </div>
    </Card>
  );
}
