import type { Content } from '../content/schema';
import type { AddressOf, ImageOf } from '../hosting/site-address';
import { preparePicture } from './pictures';

/**
 * Where search engines and address books find the portrait and the projects' pictures: the made
 * ones. The originals are not published; a camera's may say where it was taken.
 */
export async function publishedImages(content: Content, addressOf: AddressOf): Promise<ImageOf> {
  const shown = [content.owner.portrait, ...content.projects.map(({ image }) => image)];
  const originals = shown.flatMap((picture) => picture?.src ?? []);
  const addresses = new Map<string, string>();
  for (const src of originals) {
    addresses.set(src, addressOf((await preparePicture(src)).fallback.path));
  }
  return (src) => {
    const address = addresses.get(src);
    if (address === undefined) throw new Error(`${src} is not a picture of the owner or a project`);
    return address;
  };
}
