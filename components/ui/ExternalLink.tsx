import type { ElementType, ReactNode } from 'react';
import { type Locale, opensPage } from '@/lib/language/locale';
import type { LegalEntry, Person } from '@/lib/profile/person';
import { QuietAction } from './Button.styles';
import { Icon } from './Icon';

interface ExternalLinkProps {
  /** A complete address, with the base path. If it is undefined, only the children are shown. */
  href?: string;
  rel?: string;
  as?: ElementType;
  locale: Locale;
  children: ReactNode;
}

/** A link to another site or a file, which opens in a new tab, or a mail link, which does not. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, rel = 'noopener noreferrer', as: Link = 'a', locale, children } = props;
  if (href === undefined) return children;
  if (!opensPage(href)) return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} target="_blank" rel={rel}>
      {children}
      <span className="visually-hidden">{` ${locale.words.newTab}`}</span>
    </Link>
  );
}

interface CvLinkProps {
  cv: NonNullable<Person['cv']>;
  locale: Locale;
}

/** Downloads the CV. If it is on another site, the link opens it in a new tab. */
export function CvLink({ cv, locale }: CvLinkProps) {
  const { href, fileName } = cv;
  const label = (
    <>
      <Icon name="download" />
      {locale.words.home.cv}
    </>
  );
  if (fileName !== undefined) {
    return (
      <QuietAction href={href} download={fileName}>
        {label}
      </QuietAction>
    );
  }
  return (
    <ExternalLink as={QuietAction} href={href} locale={locale}>
      {label}
    </ExternalLink>
  );
}

interface LegalLinkProps {
  entry: LegalEntry;
  locale: Locale;
}

/** A link to a legal text in the footer, which then appears, or to a legal page in a new tab. */
export function LegalLink({ entry: { name, id, href, language }, locale }: LegalLinkProps) {
  const label = <span lang={language}>{name}</span>;
  if (id !== undefined) return <a href={href}>{label}</a>;
  return (
    <ExternalLink href={href} locale={locale}>
      {label}
    </ExternalLink>
  );
}
