import { InlineScript } from '@/components/ui/InlineScript';
import { editionOf, faultsToShow } from '@/lib/content';
import { pageMetadata } from '@/lib/documents/metadata';
import { structuredData } from '@/lib/documents/structured-data';
import { isLargePicture } from '@/lib/images/pictures';
import { Document, Faults } from './Document';
import { addressesOf, portraitAddress, translations } from './published';
import { sectionsOf } from './sections';

interface PageProps {
  /** The folder of a second language; none on the home page. */
  params: Promise<{ language?: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  if (faultsToShow() !== undefined) return {};
  const edition = editionOf((await params).language);
  return pageMetadata(edition.content, addressesOf(edition), translations());
}

/** The home page. Only it has data for search engines. */
export default async function Page({ params }: PageProps) {
  const faults = faultsToShow();
  if (faults !== undefined) return <Faults faults={faults} />;
  const edition = editionOf((await params).language);
  const { content, words, language, folder } = edition;
  const { photo } = content.about;
  const isPhotoLarge = photo !== undefined && (await isLargePicture(photo.src));
  const data = structuredData(content, addressesOf(edition), await portraitAddress(edition));
  return (
    <Document edition={edition} isHomePage>
      <InlineScript type="application/ld+json" code={data} />
      <main id="main">
        {sectionsOf(edition).map(({ id, title, Component }) => (
          <Component
            key={id}
            id={id}
            title={title}
            {...content}
            words={words}
            language={language}
            folder={folder}
            isPhotoLarge={isPhotoLarge}
          />
        ))}
      </main>
    </Document>
  );
}
