import type { ReactNode } from 'react';
import type { IconName } from '@/lib/images/interface-icons';
import type { Account, ContactLink } from '@/lib/profile/contacts';
import { estimatedWidth } from '../styles/text-width';
import { AccountLink } from '../ui/AccountLink';
import { Icon } from '../ui/Icon';
import { Detail, LARGE_ICON_WIDTH, LargeAccount, LargeLine } from './Contact.styles';

/** A mail address or a phone number. It reads from left to right, on every page. */
export const AddressLink = ({ text, href }: ContactLink) => (
  <a dir="ltr" href={href}>
    {text}
  </a>
);

interface LargeContactProps {
  email?: ContactLink;
  /** Shown if there is no e-mail address. */
  account?: Account;
}

export function LargeContact({ email, account }: LargeContactProps) {
  if (email) {
    return (
      <LargeLine style={{ '--text-width': estimatedWidth(email.text).toFixed(2) }}>
        <a href={email.href}>
          {/* An address reads from left to right, but begins where the page begins. */}
          <span dir="ltr">{email.text}</span>{' '}
        </a>{' '}
      </LargeLine>
    );
  }
  if (account === undefined) return null;
  const width = estimatedWidth(account.name) + LARGE_ICON_WIDTH;
  return (
    <LargeAccount style={{ '--text-width': width.toFixed(2) }}>
      <AccountLink account={account} showsName />{' '}
    </LargeAccount>
  );
}

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
