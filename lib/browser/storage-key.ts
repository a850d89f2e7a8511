import { basePath } from '../addresses/urls';

/**
 * The key of an entry in the visitor's storage. It contains the base path, because all sites of a
 * host share the storage: name.github.io/portfolio and name.github.io/blog.
 */
export const storageKey = (name: 'theme' | 'contact-draft'): string =>
  `portfolio-${name}${basePath()}`;
