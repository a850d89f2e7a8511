import { cleanContents } from '../content/clean-contents';
import type { Content, ContentByFolder } from '../content/schema';
import type { ImageUse } from '../content/schema-fields';
import { picturesIn } from '../content/text-fields';
import { type Fault, fieldPath } from '../faults/fault';
import { linkFaults, referenceFaults } from '../faults/file-faults';
import { schemaFaults, settingFaults } from '../faults/schema-faults';
import { PictureError } from '../images/original';
import { prepareImage } from '../images/prepare-image';
import type { ImageLookup, PreparedImage } from '../images/prepared-image';
import { logoSourceOf } from '../profile/skill-groups';
import { mergedContents, sitesFor } from './localized-site';

/** @returns clean `contents`, the `images` that pages show, and either `faults`, or `sites` */
export async function checkedSites(files: ContentByFolder) {
  const contents = cleanContents(files);
  const faults = [
    ...settingFaults(process.env),
    ...schemaFaults(contents),
    ...referenceFaults(contents),
  ];
  if (faults.length > 0) return { contents, faults, images: [], sites: undefined };
  const merged = mergedContents(contents);
  const shown = merged.map(([, content]) => content);
  // The pictures of sections that the owner left out are not made.
  const pictures = [...picturesIn(Object.fromEntries(merged)), ...skillLogos(shown)];
  const { images, pictureFaults } = await prepareImages(pictures, contents);
  const imageOf: ImageLookup = (src, use) => images.get(lookupKey(src, use));
  const sites = sitesFor(merged, imageOf);
  faults.push(...pictureFaults, ...linkFaults(contents, sites));
  const made = [...images.values()].filter((image) => image !== undefined);
  return { contents, faults, images: made, sites: faults.length > 0 ? undefined : sites };
}

/**
 * The images of pictures by `lookupKey`; undefined for one with a fault. If several fields, also
 * of second languages, have the same picture, the first one counts.
 */
async function prepareImages(pictures: readonly ShownPicture[], contents: ContentByFolder) {
  const images = new Map<string, PreparedImage | undefined>();
  const pictureFaults: Fault[] = [];
  // One after the other, because a decoded original takes tens of megabytes.
  for (const { src, use, keys } of pictures) {
    const key = lookupKey(src, use);
    if (images.has(key)) continue;
    try {
      images.set(key, await prepareImage(src, use));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      images.set(key, undefined);
      pictureFaults.push({ where: fieldPath(contents, keys), rule: error.message });
    }
  }
  return { images, pictureFaults };
}

const lookupKey = (src: string | undefined, use: ImageUse): string => `${use} ${src}`;

type ShownPicture = ReturnType<typeof picturesIn>[number];

/** The logos of skills: 'icon:react'. Those that no field names have no fault, and so no keys. */
const skillLogos = (shown: readonly Content[]): ShownPicture[] =>
  shown
    .flatMap(({ skills }) => skills.flatMap((skill) => logoSourceOf(skill) ?? []))
    .map((src) => ({ src, use: 'skill logo', keys: [] }));
