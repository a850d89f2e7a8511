import { withBasePath } from '@/lib/addresses/urls';
import { accountFile } from '@/lib/files/generated-names';
import type { Account } from '@/lib/profile/contacts';
import { AccountPicture } from './AccountList.styles';
import { ContentLink } from './ContentLink';
import { Icon } from './Icon';

/** The `rel` of a link to an account: "me" tells other sites that its owner is the same person. */
const accountRel = 'me noopener noreferrer';

interface AccountListProps {
  accounts: readonly Account[];
  /** Whether names are visible. If not, a name is the text of its icon. */
  showsNames: boolean;
  /** The name of the list for screen readers, where no title is above it. */
  label?: string;
}

/** Links to the owner's accounts. */
export function AccountList({ accounts, showsNames, label }: AccountListProps) {
  if (accounts.length === 0) return null;
  return (
    <ul role="list" aria-label={label}>
      {accounts.map(({ name, href, icon }, index) => (
        <li key={index}>
          <ContentLink href={href} rel={accountRel}>
            {showsNames ? (
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
          </ContentLink>{' '}
        </li>
      ))}
    </ul>
  );
}
