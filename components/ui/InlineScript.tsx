import type { ComponentProps } from 'react';

interface InlineScriptProps extends ComponentProps<'script'> {
  /** JavaScript or JSON. It must not contain `</script`. */
  code: string;
}

export const InlineScript = ({ code, ...attributes }: InlineScriptProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes in the code.
  <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />
);
