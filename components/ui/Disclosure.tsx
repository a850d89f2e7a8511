import type { ReactNode } from 'react';
import { Summary } from './Disclosure.styles';
import { Icon } from './Icon';

interface DisclosureProps {
  /** What it belongs to, for screen readers. */
  title?: string;
  label: string;
  children: ReactNode;
}

/** A button with an arrow. What it opens takes its place. */
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
