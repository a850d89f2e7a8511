import type { ReactNode } from 'react';
import { words } from '@/lib/content';
import { formatPeriod, type PeriodText } from '@/lib/content/period';
import { initials, keysOf } from '@/lib/content/text';
import { fileAddress } from '@/lib/hosting/paths';
import { OutwardLink } from '../ui/OutwardLink';
import { Picture } from '../ui/Picture';
import { FactRow, Points } from '../ui/Section.styles';
import { Card, Logo, Monogram, Period, Role } from './Timeline.styles';

interface TimelineEntryProps {
  /** The company or school: its logo, or its initials, stand on the line. */
  place: { name: string; logo?: string; link?: string };
  /** What the owner was there; the place itself, if nothing is said. */
  title?: string;
  titleLevel: 'h3' | 'h4';
  /** Facts behind the place's name. */
  facts: readonly (string | undefined)[];
  period?: PeriodText;
  language: string;
  description?: string;
  highlights?: readonly string[];
  children?: ReactNode;
}

/** One card on the line through time: period, logo, what, where, and the story. */
export function TimelineEntry(entry: TimelineEntryProps) {
  const { place, title, titleLevel, period, language, description, highlights = [] } = entry;
  const name = <PlaceName {...place} />;
  const facts = entry.facts.filter((fact) => fact !== undefined);
  return (
    <Card>
      {place.logo === undefined ? (
        <Monogram aria-hidden="true">{initials(place.name)}</Monogram>
      ) : (
        <Logo>
          <Picture src={place.logo} alt="" sizes="56px" use="logo" />
        </Logo>
      )}
      {period !== undefined && (
        <Period>{formatPeriod(period, language, words.experience.present)}</Period>
      )}
      <div>
        <Role as={titleLevel}>{title ?? name}</Role>
        {(title !== undefined || facts.length > 0) && (
          <FactRow>
            {title !== undefined && <b>{name}</b>}
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
        {entry.children}
      </div>
    </Card>
  );
}

function PlaceName({ name, link }: TimelineEntryProps['place']) {
  if (link === undefined) return name;
  return <OutwardLink href={fileAddress(link)}>{name}</OutwardLink>;
}
