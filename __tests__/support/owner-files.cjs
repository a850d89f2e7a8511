// Refuses to read `content/` and `public/`, which belong to the owner: tests of behavior read the
// sample in `template/`. Jest loads it in each test file, and Node in processes that tests start.

const fs = require('node:fs');
const path = require('node:path');
const { fileURLToPath } = require('node:url');

const root = path.resolve(__dirname, '../..');
const folders = ['content', 'public'].map((name) => path.join(root, name));

/** @returns {boolean} whether a file belongs to the owner */
function isOwnersFile(/** @type {string} */ file) {
  return folders.some((folder) => file === folder || file.startsWith(folder + path.sep));
}

/** An error for each try to read, because code under test may catch it. */
const refused = [];

function refuse(/** @type {unknown} */ argument) {
  const isUrl = typeof argument === 'object' && argument?.protocol === 'file:';
  if (typeof argument !== 'string' && !isUrl) return;
  const file = path.resolve(isUrl ? fileURLToPath(argument.href) : argument);
  if (!isOwnersFile(file)) return;
  const name = path.relative(root, file);
  const error = new Error(`${name} belongs to the owner. A test reads template/${name}.`);
  refused.push(error);
  throw error;
}

const hasTwoPaths = /^(cp|copyFile|link|rename|symlink)(Sync)?$/;

/** Replaces the functions of a module that get a path. */
function guard(/** @type {object} */ functions) {
  const originals = Object.entries(functions).filter(
    ([name, value]) => typeof value === 'function' && /^[a-z]/.test(name),
  );
  for (const [name, original] of originals) {
    const guarded = (...args) => {
      args.slice(0, hasTwoPaths.test(name) ? 2 : 1).forEach(refuse);
      return original(...args);
    };
    functions[name] = Object.assign(guarded, original);
  }
  return () => Object.assign(functions, Object.fromEntries(originals));
}

const restores = [guard(fs), guard(fs.promises)];

module.exports = {
  isOwnersFile,
  refused,
  restore() {
    for (const restore of restores) restore();
  },
};
