import type { ContentByFolder } from '../content/schema';
import type { Fault } from './fault';
import { publicNameFaults } from './public-file-faults';
import { referenceFaults } from './reference-faults';
import { schemaFaults } from './schema-faults';
import { settingFaults } from './setting-faults';

/**
 * Checks content, settings and names of files, and opens no file. `prepare-sites.ts` checks links
 * to parts of the finished page, and `prepare-site.ts` what is in files of `public/`.
 * @param contents with clean texts
 */
export const contentFaults = (contents: ContentByFolder): Fault[] => [
  ...publicNameFaults(Object.keys(contents)),
  ...settingFaults(process.env),
  ...schemaFaults(contents),
  ...referenceFaults(contents),
];
