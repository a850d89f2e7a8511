import type { ContentByFolder } from '../content/schema';
import type { Fault } from './fault';
import { referenceFaults } from './reference-faults';
import { schemaFaults } from './schema-faults';
import { settingFaults } from './setting-faults';

/**
 * Checks content and settings. `check-and-make-sites.ts` checks pictures and links to parts of the
 * page, and `prepare-site.ts` checks files of `public/`.
 * @param contents with clean texts
 */
export const contentFaults = (contents: ContentByFolder): Fault[] => [
  ...settingFaults(process.env),
  ...schemaFaults(contents),
  ...referenceFaults(contents),
];
