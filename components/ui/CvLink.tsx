import { fileAddress } from '@/lib/hosting/addresses';
import type { Localised } from '@/lib/words/words';
import { QuietLink } from './Button.styles';
import { Icon } from './Icon';
import { OutwardLink } from './OutwardLink';

/** Opens the CV in a new tab: the PDF that the build makes, or an address elsewhere. */
export function CvLink({ cv, words }: { cv: string } & Pick<Localised, 'words'>) {
  return (
    <OutwardLink as={QuietLink} href={fileAddress(cv)} newTab={words.newTab}>
      <Icon name="download" />
      {words.home.cv}
    </OutwardLink>
  );
}
