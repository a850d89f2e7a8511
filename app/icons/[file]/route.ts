import { content } from '@/lib/content';
import { hasLogo, logoFile } from '@/lib/images/icon-shapes';

// The logos that the skills name as "icon:react", as files /icons/react.svg.
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const logos = content.skills.flatMap(({ image }) => /^icon:(.+)$/.exec(image)?.[1] ?? []);
  // An export must make at least one file of a route, or the build fails: an owner without skills,
  // or with pictures of their own only, publishes an empty drawing.
  if (logos.length === 0) logos.push('none');
  return [...new Set(logos)].map((logo) => ({ file: `${logo}.svg` }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const logo = (await params).file.replace(/\.svg$/, '');
  const svg = hasLogo(logo) ? logoFile(logo) : '<svg xmlns="http://www.w3.org/2000/svg"/>';
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
