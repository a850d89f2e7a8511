import { content } from '@/lib/content';
import { type AddressOf, siteAddress } from '@/lib/hosting/addresses';
import { publishedImages } from '@/lib/images/pictures';

/** Full addresses in this build, for everything that is read outside the page. */
export const addressOf: AddressOf = (path) => siteAddress(content.site)(path);

export const findImages = () => publishedImages(content, addressOf);
