import { hashedFolders, immutable, revalidate, securityHeaders } from './headers';
import { lastingPolicy } from './policy';

/**
 * Settings of hosts that do not read `out/_headers`. They hold for every build and content, so
 * they are written once (`npm run hosts`) and a test holds them against the headers.
 */

const headers = securityHeaders(lastingPolicy);

const note = (sign: string) =>
  [
    'Written by "npm run hosts" from lib/hosting/headers.ts; change that instead.',
    'The hashes of the content-security policy are in the <meta> of each page.',
  ]
    .map((line) => `${sign} ${line}`)
    .join('\n');

/** `vercel.json`: Vercel builds and serves the folder as it would for any generator. */
export function vercelJson(): string {
  const toVercel = ({ name, value }: (typeof headers)[number]) => ({ key: name, value });
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Else Vercel would take it for a Next server and put its own adapter in place of ours.
    framework: null,
    buildCommand: 'npm run doctor -- --strict && npm run build',
    outputDirectory: 'out',
    headers: [
      { source: '/(.*)', headers: headers.map(toVercel) },
      ...hashedFolders.map((folder) => ({
        source: `${folder}(.*)`,
        headers: [toVercel(immutable)],
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Files that nginx and Caddy of Debian 12 have no type for. */
const missingTypes = {
  webmanifest: 'application/manifest+json',
  vcf: 'text/vcard',
  md: 'text/markdown',
};

/** An nginx site: goes into /etc/nginx/conf.d/, with server_name and root adapted. */
export function nginxConf(): string {
  const folders = hashedFolders.map((folder) => folder.replaceAll('/', '')).join('|');
  const hashed = folders.replace('_nextstatic', '_next/static');
  return `${note('#')}

# A missing file must not be remembered for a year, so the status counts too.
map "$status:$uri" $portfolio_cache {
  default "${revalidate.value}";
  "~^(200|206|304):/(${hashed})/" "${immutable.value}";
}

server {
  listen 80;
  # With a certificate (certbot adds these lines): listen 443 ssl; ssl_certificate …
  server_name example.com;
  root /var/www/portfolio;

  charset utf-8;
  charset_types text/html text/plain text/xml text/css text/vcard text/markdown
    application/javascript application/json application/manifest+json;
  gzip_static on;
  gzip_vary on;
  # With the module libnginx-mod-http-brotli-static: brotli_static on;

${headers.map(({ name, value }) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $portfolio_cache always;

  error_page 404 /404.html;
  location / { try_files $uri $uri.html $uri/index.html =404; }
  location = /_headers { return 404; }
${Object.entries(missingTypes)
  .map(([end, type]) => `  location ~ \\.${end}$ { default_type ${type}; try_files $uri =404; }`)
  .join('\n')}
}
`;
}

/** A Caddyfile, with the site's name and root adapted. */
export function caddyfile(): string {
  const paths = hashedFolders.map((folder) => `${folder}*`).join(' ');
  return `${note('#')}

example.com {
	root * /var/www/portfolio
	file_server {
		precompressed br gzip
		hide _headers
	}
	try_files {path} {path}.html {path}/index.html

	header {
${headers.map(({ name, value }) => `\t\t${name} "${value}"`).join('\n')}
		?Cache-Control "${revalidate.value}"
	}
	@hashed {
		path ${paths}
		file
	}
	header @hashed Cache-Control "${immutable.value}"
${Object.entries(missingTypes)
  .map(([end, type]) => `\t@${end} path *.${end}\n\theader @${end} Content-Type "${type}"`)
  .join('\n')}

	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`;
}
