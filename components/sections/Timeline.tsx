import { language, words } from '@/lib/content';
import { formatPeriod, type PeriodText } from '@/lib/content/period';
import { initials } from '@/lib/content/text';
import { fileAddress } from '@/lib/hosting/addresses';
import { Facts } from '../ui/Facts';
import { OutwardLink } from '../ui/OutwardLink';
import { Picture } from '../ui/Picture';
import { Points } from '../ui/Section.styles';
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
}

/** Jobs or schools in the order given, as cards on a line through time. */
export function Timeline({ entries, level }: TimelineProps) {
  return (
    <Line>
      {entries.map((entry, index) => (
        <TimelineCard key={index} {...entry} level={level} />
      ))}
    </Line>
  );
}

/** Period, logo, what, where, and the story. */
function TimelineCard({ level: Title, ...entry }: Entry & Pick<TimelineProps, 'level'>) {
  const { name, logo, link, title, facts, period, description, highlights = [], tags } = entry;
  const place = link ? <OutwardLink href={fileAddress(link)}>{name}</OutwardLink> : name;
  return (
    <Card>
      {logo === undefined ? (
        <Monogram aria-hidden="true">{initials(name)}</Monogram>
      ) : (
        <span>
          <Picture src={logo} alt="" sizes="56px" use="logo" />
        </span>
      )}
      {period && <Period>{formatPeriod(period, language, words.experience.present)}</Period>}
      <div>
        <Title>{title ?? place}</Title>
        <Facts facts={[title && <b key="place">{place}</b>, ...facts]} />
        {description && <p>{description}</p>}
        {highlights.length > 0 && (
          <Points>
            {highlights.map((each, index) => (
              <li key={index}>{each}</li>
            ))}
          </Points>
        )}
        {tags && <Tags {...tags} />}
      </div>
    </Card>
  );
}
