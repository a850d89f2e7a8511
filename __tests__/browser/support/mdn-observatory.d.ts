// The package has no types; this is as much of it as headers.spec.ts uses.
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: Record<'auto' | 'cors' | 'http' | 'https', unknown> & { httpRedirects: unknown[] };
    session: unknown;
  }
}
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';
  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
}
declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}
