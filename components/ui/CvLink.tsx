import type { Person } from '@/lib/profile/person';
import type { Locale } from '@/lib/words/locale';
import { QuietAction } from './Button.styles';
import { ContentLink } from './ContentLink';
import { Icon } from './Icon';

interface CvLinkProps {
  cv: NonNullable<Person['cv']>;
  locale: Locale;
}

/** Downloads the CV. A page, or a file on another site, opens in a new tab. */
export function CvLink({ cv, locale }: CvLinkProps) {
  const { href, fileName } = cv;
  const label = (
    <>
      <Icon name="download" />
      {locale.words.home.cv}
    </>
  );
  if (fileName !== undefined) {
    return (
      <QuietAction href={href} download={fileName}>
        {label}
      </QuietAction>
    );
  }
  return (
    <ContentLink as={QuietAction} href={href} locale={locale}>
      {label}
    </ContentLink>
  );
}
