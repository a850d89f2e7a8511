import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { Summary } from './Disclosure.styles';

interface DisclosureProps {
  /** What it belongs to, for screen readers. */
  title?: string;
  label: string;
  children: ReactNode;
}

/** A button with an arrow, and below it what it opens. */
export const Disclosure = ({ title, label, children }: DisclosureProps) => (
  <details>
    <Summary>
      {title && <span className="visually-hidden">{`${title}: `}</span>}
      {`${label} `}
      <Icon name="arrow-up" />
    </Summary>
    {children}
  </details>
);
