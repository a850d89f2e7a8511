import type { Account } from '@/lib/profile/contacts';
import { ContentLink } from './ContentLink';
import { Icon } from './Icon';

interface AccountListProps {
  accounts: readonly Account[];
  /** Whether names are visible, or only read by screen readers. */
  showsNames: boolean;
  /** The name of the list for screen readers, where no title is above it. */
  label?: string;
}

/** For links to the owner's accounts: "me" tells other sites that one person owns all of them. */
export const ACCOUNT_REL = 'me noopener noreferrer';

export function AccountList({ accounts, showsNames, label }: AccountListProps) {
  if (accounts.length === 0) return null;
  return (
    <ul role="list" aria-label={label}>
      {accounts.map(({ name, href, icon }, index) => (
        <li key={index}>
          <ContentLink href={href} rel={ACCOUNT_REL}>
            <Icon name={icon} />
            <span className={showsNames ? undefined : 'visually-hidden'}>{name}</span>
          </ContentLink>{' '}
        </li>
      ))}
    </ul>
  );
}
