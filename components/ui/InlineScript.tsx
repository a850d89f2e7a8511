import type { ComponentProps } from 'react';

interface InlineScriptProps extends ComponentProps<'script'> {
  /** JavaScript or JSON. It must not contain `</script`. */
  code: string;
}

export const InlineScript = ({ code, ...attributes }: InlineScriptProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would rewrite "<script" in the code, and the policy needs its exact text.
  <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />
);
