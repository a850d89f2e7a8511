import { content } from '@/lib/content';
import { siteAddress } from '@/lib/hosting/site-address';
import { publishedImages } from '@/lib/images/published-images';

/** Full addresses in this build, for everything that is read outside the page. */
export const addressOf = siteAddress(content.site);

export const findImages = () => publishedImages(content, addressOf);
