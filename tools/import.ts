// npm run import: fills content/ from a résumé, from GitHub, or from both.

import '../scripts/support/require-node';
import { PlainError, readArguments, runScript } from '../scripts/support/run-script';
import { githubName } from './import/github';
import type { ImportOptions } from './import/run';
import { requireSample } from './support/sample-pictures';

const usage = `Fills a fresh copy of content/ from a résumé, from GitHub, or from both:
  npm run import -- resume.json             a résumé in the JSON Resume form
  npm run import -- LinkedIn-export.zip     LinkedIn's data export, packed or unpacked
  npm run import -- github:NAME             name, bio and best projects from GitHub
  npm run import -- resume.json https://github.com/NAME
  npm run import -- resume.json --photo me.jpg
It leaves files alone that contain texts of your own.
GitHub allows 60 requests an hour, or 5,000 with a token in GITHUB_TOKEN.
More: docs/import.md`;

function importOptions(): ImportOptions {
  const options = { photo: { type: 'string' } } as const;
  const { values, positionals } = readArguments(options, usage, { allowPositionals: true });
  const accounts = positionals.map(githubName).filter((name) => name !== undefined);
  const files = positionals.filter((source) => githubName(source) === undefined);
  if (positionals.length === 0) throw new PlainError(usage);
  const address = files.find((file) => /^https?:/i.test(file));
  if (address !== undefined) {
    throw new PlainError(
      `The import reads files, and GitHub accounts as github:NAME. It cannot read ${address}.`,
    );
  }
  if (files.length > 1) {
    throw new PlainError(`The import reads one résumé at a time, not ${files.join(' and ')}.`);
  }
  if (accounts.length > 1) {
    throw new PlainError(`The import reads one account at a time, not ${accounts.join(' and ')}.`);
  }
  return { ...values, file: files[0], account: accounts[0] };
}

runScript(async () => {
  const options = importOptions();
  requireSample();
  const { runImport } = await import('./import/run');
  console.log(await runImport(options));
});
