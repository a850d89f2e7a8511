import { withBasePath } from '@/lib/hosting/paths';
import { PrimaryLink } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { Column } from '../ui/Section.styles';
import { Deep, LostTitle } from './NotFound.styles';

/** The page for addresses that lead nowhere. */
export function Lost() {
  return (
    // The footer's way up leads to #home on every page.
    <Deep id="home">
      <Contours />
      <Column>
        <LostTitle>Nothing at this depth</LostTitle>
        <p>The page you asked for is not here. It may have moved, or the address has a typo.</p>
        <PrimaryLink href={withBasePath('/')}>Go to the home page</PrimaryLink>
      </Column>
    </Deep>
  );
}
