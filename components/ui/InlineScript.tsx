import type { ComponentProps } from 'react';

interface InlineScriptProps extends ComponentProps<'script'> {
  /** JavaScript or JSON. It must not contain `</script`. */
  code: string;
}

/** A script or data in the page itself. */
export const InlineScript = ({ code, ...attributes }: InlineScriptProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes in it.
  <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />
);
