import { Still } from './Still';

/** What search engines read; a data block that no browser runs. `json` must have `<` escaped. */
export function StructuredData({ json }: { json: string }) {
  return <Still as="script" id="structured-data" type="application/ld+json" html={json} />;
}
