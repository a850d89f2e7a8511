import { InlineScript } from './InlineScript';

/** What search engines read; a data block that no browser runs. `json` must have `<` escaped. */
export function StructuredData({ json }: { json: string }) {
  return <InlineScript type="application/ld+json" code={json} />;
}
