'use client';

interface InlineScriptProps {
  id?: string;
  /** JavaScript or data; `<` must be escaped where it could begin `</script`. */
  code: string;
  type?: 'application/ld+json';
}

/**
 * A `<script>` that stands in the exported page and that React then leaves as it is.
 *
 * In the browser React gets the empty text instead: should it have to build the page anew, the
 * policy for trusted types (`instrumentation-client.ts`) would stop it from writing code.
 */
export function InlineScript({ id, code, type }: InlineScriptProps) {
  return (
    <script
      id={id}
      type={type}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes in it.
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? code : '' }}
    />
  );
}
