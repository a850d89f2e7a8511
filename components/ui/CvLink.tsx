import { cvFileName } from '@/lib/content/links';
import { linkPath } from '@/lib/hosting/urls';
import type { Localised } from '@/lib/words/words';
import { QuietAction } from './Button.styles';
import { ExternalLink } from './ExternalLink';
import { Icon } from './Icon';

interface CvLinkProps extends Pick<Localised, 'words'> {
  /** A file of the site like '/cv.pdf', or an address on another site. */
  cv: string;
  /** The owner's name, which becomes part of the file's name. */
  name: string;
}

/** Downloads the CV. If it is on another site, the link opens it in a new tab. */
export function CvLink({ cv, name, words }: CvLinkProps) {
  const fileName = cvFileName(name, cv);
  const label = (
    <>
      <Icon name="download" />
      {words.home.cv}
    </>
  );
  if (fileName !== undefined) {
    return (
      <QuietAction href={linkPath(cv)} download={fileName}>
        {label}
      </QuietAction>
    );
  }
  return (
    <ExternalLink as={QuietAction} href={linkPath(cv)} newTab={words.newTab}>
      {label}
    </ExternalLink>
  );
}
