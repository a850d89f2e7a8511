'use client';

interface InlineScriptProps {
  id?: string;
  /** JavaScript or data; `<` must be escaped where it could begin `</script`. */
  code: string;
  type?: 'application/ld+json';
}

/**
 * A `<script>` of the exported page, which React does not change.
 *
 * In the browser React gets an empty text: if it had to render the page again, the policy for trusted
 * types (`instrumentation-client.ts`) would forbid it to insert code.
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
