import { formatDate } from '@/lib/content/period';
import type { Certificate } from '@/lib/content/schema';
import { keysOf } from '@/lib/content/text';
import { fileAddress } from '@/lib/hosting/paths';
import { OutwardLink } from '../ui/OutwardLink';
import { FactRow } from '../ui/Section.styles';
import { CertificateItem, CertificateList } from './Timeline.styles';

interface CertificatesProps {
  certificates: readonly Certificate[];
  language: string;
}

/** What others have certified: name, by whom, when, and where it can be looked up. */
export function Certificates({ certificates, language }: CertificatesProps) {
  const keys = keysOf(certificates.map(({ name }) => name));
  return (
    <CertificateList>
      {certificates.map(({ name, issuer, date, link }, index) => (
        <CertificateItem key={keys[index]}>
          {link === undefined ? (
            <b>{name}</b>
          ) : (
            <OutwardLink href={fileAddress(link)}>{name}</OutwardLink>
          )}
          {(issuer || date) && (
            <FactRow>
              {issuer && <span>{issuer}</span>}
              {date && <span>{formatDate(date, language)}</span>}
            </FactRow>
          )}
        </CertificateItem>
      ))}
    </CertificateList>
  );
}
