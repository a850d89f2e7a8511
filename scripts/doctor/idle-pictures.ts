import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../lib/content/schema';
import { isPlaceholder } from '../../lib/content/template';
import { listFiles } from '../build/after/export-files';
import { type Finding, grouped } from './findings';

const drawing = /\.svg$/i;
const photo = /\.(avif|gif|heic|jpe?g|png|tiff?|webp)$/i;

/**
 * Pictures in `public/images/` that no field names. They are published as they are, a photo with the
 * place that a camera may have noted; those that are shown are not (scripts/build/after/prune.ts).
 */
export async function idlePictureFindings(
  content: Content,
  projectDir: string,
): Promise<Finding[]> {
  const folder = path.join(projectDir, 'public/images');
  const files = existsSync(folder) ? await listFiles(folder) : [];
  const texts = JSON.stringify(content).normalize();
  const idle = files
    .filter((file) => photo.test(file) || drawing.test(file))
    .filter((file) => !texts.includes(`/images/${file.normalize()}`))
    .map((name) => ({ group: 'public/images', name }));
  const isTemplates = ({ name }: { name: string }) =>
    isPlaceholder(readFileSync(path.join(folder, name)));
  const templates = idle.filter(isTemplates);
  const photos = idle.filter((each) => photo.test(each.name) && !templates.includes(each));
  const lines = (topic: Finding['topic'], texts: string[]) =>
    texts.map((text): Finding => ({ topic, text }));
  return [
    ...lines(
      'placeholder',
      grouped(
        templates,
        'comes with the template and is shown nowhere, yet published; delete it',
        'come with the template and are shown nowhere, yet published; delete them',
      ),
    ),
    ...lines(
      'advice',
      grouped(
        photos,
        'is shown nowhere, yet published with all that the camera noted; delete it',
        'are shown nowhere, yet published with all that the camera noted; delete them',
      ),
    ),
  ];
}
