import { readFile } from 'node:fs/promises';
import { generatedFiles } from '@/app/files';
import { locales } from '@/lib/content';
import { contentTypeOf } from '@/lib/hosting/content-type';
import { findPublicFile } from '@/lib/public-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  Object.keys(generatedFiles(locales())).map((name) => ({ file: name.split('/') }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const name = (await params).file.join('/');
  const make = generatedFiles(locales())[name];
  if (make === undefined) return new Response(null, { status: 404 });
  // The owner's own file of this name, a CV say, is served and not written over.
  const own = findPublicFile(`/${name}`);
  const body = own === undefined ? await make() : await readFile(own);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': contentTypeOf(name) },
  });
}
