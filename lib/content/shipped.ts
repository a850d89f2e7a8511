import type { UncheckedContent } from './check';
import placeholder from './placeholder-content.json' with { type: 'json' };

/**
 * Whether the content is the one that comes with the template, or a later version of it: it speaks
 * of the same person, at the same addresses. An owner changes these first.
 */
export function isShippedContent({ owner, site, contact }: UncheckedContent): boolean {
  const { name } = (owner ?? {}) as { name?: unknown };
  const { url } = (site ?? {}) as { url?: unknown };
  const { email } = (contact ?? {}) as { email?: unknown };
  return (
    name === placeholder.owner.name &&
    url === placeholder.site.url &&
    email === placeholder.contact.email
  );
}
