import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/NotFound';
import { editionOf } from '@/lib/content';
import { pageMetadata } from '@/lib/documents/metadata';
import { Document } from './Document';
import { addressesOf, otherLanguages } from './published';

export function generateMetadata(): Metadata {
  const edition = editionOf();
  return {
    ...pageMetadata(edition.content, addressesOf(edition)),
    title: edition.words.notFound.tab,
    robots: { index: false },
  };
}

/** The page for unknown addresses, exported as 404.html, which hosts serve. */
export default function NotFoundPage() {
  const edition = editionOf();
  return (
    <Document edition={edition}>
      <NotFound words={edition.words} languages={otherLanguages(edition)} />
    </Document>
  );
}
