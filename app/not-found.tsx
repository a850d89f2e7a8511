import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/NotFound';
import { faultsToShow, localeOf } from '@/lib/content';
import { notFoundMetadata } from '@/lib/page-head/metadata';
import { Document, Faults } from './Document';
import { otherLanguages } from './languages';

export function generateMetadata(): Metadata {
  if (faultsToShow() !== undefined) return {};
  return notFoundMetadata(localeOf());
}

/** Exported as 404.html, which hosts serve for unknown addresses. */
export default function NotFoundPage() {
  const faults = faultsToShow();
  if (faults !== undefined) return <Faults faults={faults} />;
  const locale = localeOf();
  return (
    <Document locale={locale}>
      <NotFound locale={locale} languages={otherLanguages(locale)} />
    </Document>
  );
}
