import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Experience } from '@/components/sections/Experience';
import { Home } from '@/components/sections/Home';
import { Projects } from '@/components/sections/Projects';
import { Skills } from '@/components/sections/Skills';
import { InlineScript } from '@/components/ui/InlineScript';
import { editionOf, faultsToShow } from '@/lib/content';
import { pageMetadata } from '@/lib/documents/metadata';
import { structuredData } from '@/lib/documents/structured-data';
import { pathIn } from '@/lib/hosting/addresses';
import { Document, Faults } from './Document';
import { addressesOf, portraitAddress, translations } from './published';

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
  const { owner, about, experience, education, certificates, publications, awards } = content;
  const { skills, projects, contact, site } = content;
  const localised = { words, language };
  const facts = structuredData(content, addressesOf(edition), await portraitAddress(edition));
  return (
    <Document edition={edition} isHomePage>
      <InlineScript type="application/ld+json" code={facts} />
      <main id="main">
        <Home owner={owner} contact={contact} projects={projects} {...localised} />
        <About about={about} owner={owner} site={site} words={words} />
        <Experience
          experience={experience}
          education={education}
          certificates={certificates}
          publications={publications}
          awards={awards}
          skills={skills}
          {...localised}
        />
        <Skills skills={skills} projects={projects} experience={experience} {...localised} />
        <Projects projects={projects} skills={skills} {...localised} />
        <Contact
          contact={contact}
          owner={owner}
          card={pathIn(folder, '/contact.vcf')}
          {...localised}
        />
      </main>
    </Document>
  );
}
