import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Account } from '@/lib/profile/contacts';
import type { Person } from '@/lib/profile/person';
import type { LegalEntry } from '@/lib/profile/profile';
import type { Locale } from '@/lib/words/locale';
import type { QuietAction } from './Button.styles';
import { Icon } from './Icon';

interface ContentLinkProps {
  /** A complete address, with the base path. If it is undefined, only the children are shown. */
  href?: string;
  rel?: string;
  children: ReactNode;
}

/** A part of this page, "#skills", the mail program and the telephone. */
const opensNoPage = /^(#|mailto:|tel:)/i;

/**
 * The attributes of a link that the owner has written. A link to another page or to a file opens in
 * a new tab, as its description says (`new-tab` in `Footer.tsx`).
 */
export function linkAttributes({
  href = '',
  rel = 'noopener noreferrer',
}: Omit<ContentLinkProps, 'children'>): AnchorHTMLAttributes<HTMLAnchorElement> {
  if (opensNoPage.test(href)) return { href };
  return { href, target: '_blank', rel, 'aria-describedby': 'new-tab' };
}

export function ContentLink({ children, ...link }: ContentLinkProps) {
  if (link.href === undefined) return children;
  return <a {...linkAttributes(link)}>{children}</a>;
}

interface AccountListProps {
  accounts: readonly Account[];
  /** The name of a list of icons. Without it, the names of the accounts are visible. */
  label?: string;
}

/** For links to the owner's accounts: "me" tells other sites that one person owns all of them. */
export const accountRel = 'me noopener noreferrer';

export function AccountList({ accounts, label }: AccountListProps) {
  if (accounts.length === 0) return null;
  return (
    <ul role="list" aria-label={label}>
      {accounts.map(({ name, href, icon }, index) => (
        <li key={index}>
          <ContentLink href={href} rel={accountRel}>
            <Icon name={icon} />
            <span className={label && 'visually-hidden'}>{name}</span>
          </ContentLink>{' '}
        </li>
      ))}
    </ul>
  );
}

interface CvLinkProps {
  cv: NonNullable<Person['cv']>;
  as: typeof QuietAction;
  locale: Locale;
}

/** Downloads the CV, or leads to the page that the owner names. */
export const CvLink = ({ cv, as: Link, locale }: CvLinkProps) => (
  <Link href={cv.href} download={cv.fileName}>
    <Icon name="download" />
    {locale.words.home.cv}
  </Link>
);

interface LegalLinkProps {
  entry: LegalEntry;
  homeHref?: string;
}

/** A link that shows a legal text in the footer, or that opens a legal page in a new tab. */
export function LegalLink({ entry: { id, href, name, language }, homeHref = '' }: LegalLinkProps) {
  const text = <span lang={language}>{name}</span>;
  if (href !== undefined) return <ContentLink href={href}>{text}</ContentLink>;
  return <a href={`${homeHref}#${id}`}>{text}</a>;
}
