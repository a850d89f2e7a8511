import { withFullLinks } from '../content/linked-text';
import { mapContentTexts } from '../content/text-fields';
import { type Profile, profileFor } from '../profile/profile';
import type { Site } from '../site/site';

/**
 * The profile for documents, which are read outside of the page. In its texts, a link to a part of
 * the page has the full address: "https://ana.example/#skills" for "#skills".
 * @param change changes each text of the content further
 */
export function documentProfile(
  { content, locale, pathOf, urlOf }: Site,
  change = (text: string) => text,
): Profile {
  const page = urlOf('/');
  const contentForDocuments = mapContentTexts(content, ({ text, hasLinks }) =>
    change(hasLinks ? withFullLinks(text, page) : text),
  );
  return profileFor(contentForDocuments, locale, { pathOf, urlOf });
}
