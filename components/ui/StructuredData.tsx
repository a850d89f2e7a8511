/** What search engines read; a data block that no browser runs. `json` must have `<` escaped. */
export function StructuredData({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, and JSON needs them; `<` is escaped where the text is made.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
