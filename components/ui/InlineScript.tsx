interface InlineScriptProps {
  id?: string;
  /** JavaScript or JSON. It must not contain `</script`. */
  code: string;
  type?: 'application/ld+json';
}

/** A `<script>` in the exported page. */
export function InlineScript({ id, code, type }: InlineScriptProps) {
  return (
    <script
      id={id}
      type={type}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes in it.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
