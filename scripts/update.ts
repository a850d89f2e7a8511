// npm run update -- ADDRESS [VERSION]   takes the template's next version (docs/update.md)
// npm run update                        the same again, from the address of the last update
import { spawnSync } from 'node:child_process';
import { PlainError, readArguments, runScript } from './support/run-script';
import { git, lastUpdate, takeVersion, tryGit } from './update/take-version';

const USAGE = `npm run update -- ADDRESS [VERSION]

  ADDRESS   the template's repository, or a folder with a copy of it; needed the first time only
  VERSION   a tag, branch or commit; without it the newest tag, else the default branch`;

runScript(async () => {
  const { positionals } = readArguments(process.argv.slice(2), {}, USAGE);
  const [address = lastUpdate()?.address, version] = positionals;
  if (address === undefined) throw new PlainError(`The template's address is missing.\n\n${USAGE}`);

  const taken = takeVersion(address, version);
  if (taken === undefined) return console.log('Nothing to do: this version is here already.');
  console.log(changelog(taken.base, taken.next).join('\n'));
  if (taken.conflicts.length > 0) {
    console.log(`${taken.conflicts.join('\n')}\n`);
    console.log('Then: git commit, npm ci, npm test. To go back instead: git reset --hard');
    return;
  }
  console.log('The update is committed; git revert HEAD undoes it. Next: npm ci, npm test.');
  // In a process of its own: this one still holds the old version's code.
  const program = ['node_modules/tsx/dist/cli.mjs', 'scripts/update/tell-content.ts'];
  const { status } = spawnSync(process.execPath, program, {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  if (status !== 0) console.log('After npm ci, npm run doctor says what content/ needs.');
});

/** What the next version's changelog says about the versions since the base. */
function changelog(base: string, next: string): string[] {
  const { version } = JSON.parse(git('show', `${base}:package.json`));
  const lines = tryGit('show', `${next}:CHANGELOG.md`)?.split('\n') ?? [];
  const headings = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  const known = headings.find((index) => lines[index]?.startsWith(`## [${version}]`));
  return lines.slice(headings[0] ?? lines.length, known);
}
