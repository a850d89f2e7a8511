import type { ComponentProps } from 'react';

interface InlineScriptProps extends ComponentProps<'script'> {
  /** JavaScript or JSON, without `</script`. The policy needs its exact text. */
  code: string;
}

export const InlineScript = ({ code, ...attributes }: InlineScriptProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would rewrite "<script" in it.
  <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />
);
