import { withBasePath } from '@/lib/hosting/paths';
import { QuietLink } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Opens the CV in a new tab, be it the build's own PDF or an address elsewhere. */
export function CvLink({ href }: { href: string }) {
  return (
    <QuietLink href={withBasePath(href)} target="_blank" rel="noopener noreferrer">
      <Icon name="download" />
      Download CV
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </QuietLink>
  );
}
