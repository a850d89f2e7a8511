import { withBasePath } from '@/lib/addresses/urls';
import { accountFile } from '@/lib/files/generated-names';
import type { Account } from '@/lib/profile/contacts';
import { AccountPicture } from './AccountLink.styles';
import { ContentLink } from './ContentLink';
import { Icon } from './Icon';

interface AccountLinkProps {
  account: Account;
  /** Whether the name is visible. If not, it is the text of the icon. */
  showsName: boolean;
}

/** The `rel` of a link to an account: "me" tells other sites that its owner is the same person. */
const accountRel = 'me noopener noreferrer';

export const AccountLink = ({ account: { name, href, icon }, showsName }: AccountLinkProps) => (
  <ContentLink href={href} rel={accountRel}>
    {showsName ? (
      <>
        <Icon name={icon} />
        {name}
      </>
    ) : (
      <AccountPicture
        src={withBasePath(`/${accountFile(icon)}`)}
        alt={name}
        width={20}
        height={20}
        // After the portrait: React preloads all other pictures of the first screen.
        fetchPriority="low"
      />
    )}
  </ContentLink>
);

interface AccountListProps extends Omit<AccountLinkProps, 'account'> {
  accounts: readonly Account[];
  /** The name of the list for screen readers, where no title is above it. */
  label?: string;
}

export function AccountList({ accounts, label, ...props }: AccountListProps) {
  if (accounts.length === 0) return null;
  return (
    <ul role="list" aria-label={label}>
      {accounts.map((account, index) => (
        <li key={index}>
          <AccountLink account={account} {...props} />{' '}
        </li>
      ))}
    </ul>
  );
}
