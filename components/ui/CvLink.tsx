import type { Person } from '@/lib/profile/person';
import type { Locale } from '@/lib/words/locale';
import { QuietAction } from './Button.styles';
import { linkAttributes } from './ContentLink';
import { Icon } from './Icon';

interface CvLinkProps {
  cv: NonNullable<Person['cv']>;
  as?: 'a' | typeof QuietAction;
  locale: Locale;
}

/** Downloads the CV. A page, or a file on another site, opens in a new tab. */
export const CvLink = ({ cv, as: Link = QuietAction, locale }: CvLinkProps) => (
  <Link {...linkAttributes({ href: cv.href, download: cv.fileName })}>
    <Icon name="download" />
    {locale.words.home.cv}
  </Link>
);
