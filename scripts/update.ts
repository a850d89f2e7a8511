import { PlainError, readArguments, runScript } from './support/run-script';
import { lastUpdate, takeVersion } from './update/take-version';

const usage = `Takes the template's next version (docs/update.md):
  npm run update -- ADDRESS [VERSION]

  ADDRESS   the template's repository, or a folder with a copy of it; needed the first time only
  VERSION   a tag, branch or commit; without it the newest tag, else the default branch`;

runScript(async () => {
  const { positionals } = readArguments(process.argv.slice(2), {}, usage);
  const [address = lastUpdate()?.address, version] = positionals;
  if (address === undefined) throw new PlainError(`The template's address is missing.\n\n${usage}`);

  const taken = takeVersion(address, version);
  if (taken === undefined) return console.log('Nothing to do: this version is here already.');
  console.log(taken.news);
  if (taken.obstacles.length > 0) {
    console.log(taken.obstacles.join('\n'));
    console.log('\nThen: git commit, npm ci, npm test. To go back instead: git reset --hard');
    process.exitCode = 1;
    return;
  }
  console.log('The update is committed; git revert HEAD undoes it.');
  console.log('Next: npm ci, npm run doctor, which says what content/ needs, and npm test.');
});
