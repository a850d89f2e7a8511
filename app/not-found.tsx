import type { Metadata } from 'next';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { NotFound } from '@/components/sections/NotFound';
import { editionOf } from '@/lib/content';
import { shownSections } from '@/lib/content/derived';
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

/** What hosts show for an address that is not there; exported as 404.html. */
export default function NotFoundPage() {
  const edition = editionOf();
  const { content, words, language } = edition;
  const { owner, contact, site } = content;
  const languages = otherLanguages(edition);
  return (
    <Document edition={edition}>
      <Header
        owner={owner}
        sections={shownSections(content, words)}
        languages={languages}
        words={words}
        away
      />
      <NotFound words={words} languages={languages} />
      <Footer contact={contact} owner={owner} site={site} words={words} language={language} />
    </Document>
  );
}
