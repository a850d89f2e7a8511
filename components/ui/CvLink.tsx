import type { Person } from '@/lib/profile/person';
import type { Locale } from '@/lib/words/locale';
import { QuietAction } from './Button.styles';
import { Icon } from './Icon';

interface CvLinkProps {
  cv: NonNullable<Person['cv']>;
  as?: 'a' | typeof QuietAction;
  locale: Locale;
}

/** Downloads the CV, or leads to the page that the owner names. */
export const CvLink = ({ cv, as: Link = QuietAction, locale }: CvLinkProps) => (
  <Link href={cv.href} download={cv.fileName}>
    <Icon name="download" />
    {locale.words.home.cv}
  </Link>
);
