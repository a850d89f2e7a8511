import { sectionsFor } from '@/app/sections';
import type { Changes } from './changes';
import { siteOf } from './site';

/**
 * A section of the page in English.
 * @param changes to a content with nothing optional; the section must not be empty
 */
export function Section({ id, ...changes }: { id: string } & Changes) {
  const site = siteOf(changes);
  const sections = sectionsFor(site);
  const section = sections.find((each) => each.id === id);
  if (section === undefined) throw new Error(`The section "${id}" is empty.`);
  const { Component, title, ground } = section;
  return (
    <Component
      id={section.id}
      title={title}
      ground={ground}
      sections={sections}
      profile={site.profile}
      locale={site.locale}
    />
  );
}
