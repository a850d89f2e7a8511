import { content } from '@/content';
import { logoFile } from '@/lib/iconShapes';

// The logos that the skills name as "icon:react", as files /icons/react.svg.
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const logos = content.skills.flatMap(({ image }) => /^icon:(.+)$/.exec(image)?.[1] ?? []);
  return [...new Set(logos)].map((logo) => ({ file: `${logo}.svg` }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(logoFile(file.replace(/\.svg$/, '')), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
