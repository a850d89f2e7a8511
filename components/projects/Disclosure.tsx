import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { Details, Summary } from './Disclosure.styles';

interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
}

/** A button with an arrow, and below it what it opens. */
export const Disclosure = ({ label, children }: DisclosureProps) => (
  <Details>
    <Summary>
      {label} <Icon name="arrow-up" />
    </Summary>
    {children}
  </Details>
);
