import { words } from '@/lib/content';
import { withBasePath } from '@/lib/hosting/paths';
import { PrimaryLink } from '../ui/Button.styles';
import { Contours } from '../ui/Contours';
import { Column } from '../ui/Section.styles';
import { Deep, NotFoundTitle } from './NotFound.styles';

/** The page for addresses that lead nowhere. */
export function NotFound() {
  return (
    // The footer's way up leads to #home on every page.
    <Deep id="home">
      <Contours />
      <Column>
        <NotFoundTitle>{words.notFound.title}</NotFoundTitle>
        <p>{words.notFound.text}</p>
        <PrimaryLink href={withBasePath('/')}>{words.notFound.home}</PrimaryLink>
      </Column>
    </Deep>
  );
}
