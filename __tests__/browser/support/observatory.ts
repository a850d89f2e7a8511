import fs from 'node:fs';

/**
 * Mozilla Observatory's points for a page and its headers, with the reasons for those that are
 * not 0. Its own functions, without the network: the page counts as seen over https, http
 * being redirected there, as every host in docs/deploying.md does.
 */
export async function observatory(headers: Record<string, string>, html: string) {
  // Its postinstall would download the browsers' list of HSTS hosts; the site is not on it.
  const read = fs.readFileSync;
  fs.readFileSync = ((file: fs.PathOrFileDescriptor, options?: BufferEncoding) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : read(file, options)) as typeof read;
  try {
    return await grade(headers, html);
  } finally {
    fs.readFileSync = read;
  }
}

async function grade(headers: Record<string, string>, html: string) {
  const { Requests } = await import('@mdn/mdn-http-observatory/src/types.js');
  const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js');
  const { getScoreModifier } = await import('@mdn/mdn-http-observatory/src/grader/grader.js');
  const { parseHttpEquivHeaders } = await import(
    '@mdn/mdn-http-observatory/src/retriever/utils.js'
  );
  const site = 'portfolio.example.com';
  const url = new URL(`https://${site}/`);
  const requests = new Requests(site);
  const page = { headers, status: 200, verified: true };
  requests.resources.path = html;
  requests.session = { url };
  requests.responses.auto = { ...page, httpEquiv: parseHttpEquivHeaders(html, url.href) };
  requests.responses.https = page;
  requests.responses.http = page;
  requests.responses.cors = page;
  requests.responses.httpRedirects = [
    { url: new URL(`http://${site}/`), status: 301 },
    { url, status: 200 },
  ];
  const results = ALL_TESTS.map((run) => run(requests));
  const points = results.map(({ result }) => getScoreModifier(result));
  return {
    score: points.reduce((sum, each) => sum + each, 100),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
    reasons: results.map(({ result }, index) => `${points[index]} ${result}`),
  };
}
