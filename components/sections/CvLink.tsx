import { words } from '@/lib/content';
import { fileAddress } from '@/lib/hosting/paths';
import { QuietLink } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { OutwardLink } from '../ui/OutwardLink';

/**
 * Opens the CV in a new tab, be it the build's own PDF or an address elsewhere.
 * @param cv as named in `content/owner.ts`
 */
export function CvLink({ cv }: { cv: string }) {
  return (
    <OutwardLink as={QuietLink} href={fileAddress(cv)}>
      <Icon name="download" />
      {words.home.cv}
    </OutwardLink>
  );
}
