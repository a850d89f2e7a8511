import { readFile } from 'node:fs/promises';
import { generatedFiles } from '@/app/generated-files';
import { findPublicFile } from '@/lib/files/owners-files';
import { contentTypeOf } from '@/lib/hosting/headers';
import { localizedSites } from '@/lib/site/sites';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = async () =>
  Object.keys(generatedFiles(await localizedSites())).map((name) => ({ file: name.split('/') }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const name = (await params).file.join('/');
  const generate = generatedFiles(await localizedSites())[name];
  if (generate === undefined) return new Response(null, { status: 404 });
  // A file in `public/` with the same name, for example cv.pdf, wins over the generated one.
  const ownersFile = findPublicFile(name);
  const body = ownersFile === undefined ? await generate() : await readFile(ownersFile);
  return new Response(Buffer.from(body), { headers: { 'Content-Type': contentTypeOf(name) } });
}
