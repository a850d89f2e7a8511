import { formatDate } from '@/lib/content/format-period';
import { keysOf } from '@/lib/content/keys';
import { outward } from '@/lib/content/links';
import type { Certificate } from '@/lib/content/schema';
import { fileAddress } from '@/lib/hosting/paths';
import { NewTab } from '../ui/NewTab';
import { Issuer, Item, List } from './Certificates.styles';

interface CertificatesProps {
  certificates: readonly Certificate[];
  language: string;
}

/** What others have certified: name, by whom, when, and where it can be looked up. */
export function Certificates({ certificates, language }: CertificatesProps) {
  const keys = keysOf(certificates.map(({ name }) => name));
  return (
    <List>
      {certificates.map(({ name, issuer, date, link }, index) => (
        <Item key={keys[index]}>
          {link === undefined ? (
            <b>{name}</b>
          ) : (
            <a href={fileAddress(link)} {...outward(link)}>
              {name}
              <NewTab href={link} />
            </a>
          )}
          {(issuer || date) && (
            <Issuer>
              {issuer && <span>{issuer}</span>}
              {date && <span>{formatDate(date, language)}</span>}
            </Issuer>
          )}
        </Item>
      ))}
    </List>
  );
}
