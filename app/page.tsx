import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Experience } from '@/components/sections/Experience';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { SkipLink } from '@/components/sections/Header.styles';
import { Home } from '@/components/sections/Home';
import { Projects } from '@/components/sections/Projects';
import { Skills } from '@/components/sections/Skills';
import { InlineScript } from '@/components/ui/InlineScript';
import { editionOf } from '@/lib/content';
import { shownSections } from '@/lib/content/derived';
import { pageMetadata } from '@/lib/documents/metadata';
import { structuredData } from '@/lib/documents/structured-data';
import { pathIn } from '@/lib/hosting/addresses';
import { Document } from './Document';
import { addressesOf, otherLanguages, portraitAddress, translations } from './published';

interface PageProps {
  /** The folder of a second language; none on the home page. */
  params: Promise<{ language?: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  const edition = editionOf((await params).language);
  return pageMetadata(edition.content, addressesOf(edition), translations());
}

/** The one page. Search engines are told about it here, not on the page of errors. */
export default async function Page({ params }: PageProps) {
  const edition = editionOf((await params).language);
  const { content, words, language, folder } = edition;
  const { owner, about, experience, skills, projects, contact, site } = content;
  const localised = { words, language };
  const facts = structuredData(content, addressesOf(edition), await portraitAddress(edition));
  return (
    <Document edition={edition}>
      <InlineScript type="application/ld+json" code={facts} />
      <SkipLink href="#main">{words.header.skip}</SkipLink>
      <Header
        owner={owner}
        sections={shownSections(content, words)}
        languages={otherLanguages(edition)}
        words={words}
      />
      <main id="main">
        <Home owner={owner} contact={contact} projects={projects} {...localised} />
        <About about={about} owner={owner} site={site} words={words} />
        <Experience {...content} {...localised} />
        <Skills skills={skills} projects={projects} experience={experience} {...localised} />
        <Projects projects={projects} skills={skills} {...localised} />
        <Contact
          contact={contact}
          owner={owner}
          card={pathIn(folder, '/contact.vcf')}
          {...localised}
        />
      </main>
      <Footer contact={contact} owner={owner} site={site} {...localised} />
    </Document>
  );
}
