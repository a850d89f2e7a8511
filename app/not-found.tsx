import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/NotFound';
import { localeOf } from '@/lib/content';
import { pageMetadata } from '@/lib/page-head/metadata';
import { Document } from './Document';
import { otherLanguages } from './urls';

export function generateMetadata(): Metadata {
  const locale = localeOf();
  return {
    ...pageMetadata(locale),
    title: locale.words.notFound.tab,
    robots: { index: false },
  };
}

/** The page for unknown addresses, exported as 404.html, which hosts serve. */
export default function NotFoundPage() {
  const locale = localeOf();
  return (
    <Document locale={locale}>
      <NotFound locale={locale} languages={otherLanguages(locale)} />
    </Document>
  );
}
