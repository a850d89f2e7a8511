import { content } from '@/content';
import { publishedImages } from '@/lib/published-images';
import { siteAddress } from '@/lib/site-address';

/** Full addresses in this build, for everything that is read outside the page. */
export const addressOf = siteAddress(content.site);

export const findImages = () => publishedImages(content, addressOf);
