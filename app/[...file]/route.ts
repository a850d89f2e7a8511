import { readFile } from 'node:fs/promises';
import { generatedFiles } from '@/app/generated-files';
import { documentFonts } from '@/lib/design/document-fonts';
import { findPublicFile } from '@/lib/files/owners-files';
import { contentTypeOf } from '@/lib/hosting/headers';
import { localizedSites } from '@/lib/site/sites';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = async () =>
  Object.keys(generatedFiles(await localizedSites())).map((name) => ({ file: name.split('/') }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const name = (await params).file.join('/');
  const all = await localizedSites();
  const generate = generatedFiles(all)[name];
  if (generate === undefined) return new Response(null, { status: 404 });
  // A file in `public/` with the same name, for example cv.pdf, wins over the generated one.
  const ownersFile = findPublicFile(name);
  // Of the generated files, the CV takes longest, so the build says what it makes.
  if (name === 'cv.pdf' && ownersFile === undefined) {
    const languages = all.length === 1 ? '1 language' : `${all.length} languages`;
    console.log(`  CV in ${languages}, with ${documentFonts().length} fonts`);
  }
  const body = ownersFile === undefined ? await generate() : await readFile(ownersFile);
  return new Response(Buffer.from(body), {
    headers: { 'Content-Type': contentTypeOf(name) },
  });
}
