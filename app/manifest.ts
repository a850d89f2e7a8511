import type { MetadataRoute } from 'next';
import { look } from '@/app/look';
import { content } from '@/lib/content';
import { webManifest } from '@/lib/documents/metadata';

export const dynamic = 'force-static';

/** `manifest.webmanifest`: what a phone's home screen shows. */
export default function manifest(): MetadataRoute.Manifest {
  return webManifest(content, look().light.paper);
}
