import type { ReactNode } from 'react';
import type { IconName } from '@/lib/images/interface-icons';
import type { ContactLink } from '@/lib/profile/contacts';
import { estimatedWidth } from '../styles/text-width';
import { Icon } from '../ui/Icon';
import { Detail, LargeLine } from './Contact.styles';

/** A mail address or a phone number. It reads from left to right, on every page. */
export const AddressLink = ({ text, href }: ContactLink) => (
  <a dir="ltr" href={href}>
    {text}
  </a>
);

export const LargeAddress = ({ text, href }: ContactLink) => (
  <LargeLine style={{ '--text-width': estimatedWidth(text).toFixed(2) }}>
    <a href={href}>
      {/* An address reads from left to right, but begins where the page begins. */}
      <span dir="ltr">{text}</span>{' '}
    </a>{' '}
  </LargeLine>
);

interface DetailProps {
  icon: IconName;
  /** For screen readers. */
  name: string;
  children: ReactNode;
}

export const ContactDetail = ({ icon, name, children }: DetailProps) => (
  <Detail>
    <dt>
      <Icon name={icon} />
      <span className="visually-hidden">{`${name} `}</span>
    </dt>
    <dd>{children} </dd>
  </Detail>
);
