import { content } from '@/lib/content';
import { type AddressOf, siteAddress } from '@/lib/hosting/addresses';
import { preparePicture } from '@/lib/images/pictures';

/** Full addresses in this build, for everything that is read outside the page. */
export const addressOf: AddressOf = (path) => siteAddress(content.site)(path);

/**
 * Where search engines and address books find the portrait: a made one. The original is not published;
 * a camera's may say where it was taken.
 */
export async function portraitAddress(): Promise<string | undefined> {
  const { portrait } = content.owner;
  return portrait && addressOf((await preparePicture(portrait.src)).fallback.path);
}
