import type { Person } from '@/lib/profile/person';
import type { Locale } from '@/lib/words/locale';
import { QuietAction } from './Button.styles';
import { linkAttributes } from './ContentLink';
import { Icon } from './Icon';

/** Downloads the CV. A page, or a file on another site, opens in a new tab. */
export const CvLink = ({ cv, locale }: { cv: NonNullable<Person['cv']>; locale: Locale }) => (
  <QuietAction {...linkAttributes({ href: cv.href, download: cv.fileName })}>
    <Icon name="download" />
    {locale.words.home.cv}
  </QuietAction>
);
