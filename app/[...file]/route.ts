import { madeFiles } from '@/app/files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  Object.keys(madeFiles).map((name) => ({ file: name.split('/') }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const made = madeFiles[(await params).file.join('/')];
  if (made === undefined) return new Response(null, { status: 404 });
  const body = await made.make();
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': made.type },
  });
}
