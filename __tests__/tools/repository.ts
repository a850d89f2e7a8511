import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanEnv } from '../owner/support/clean-env';
import { makeFolder, writeFiles } from '../support/folder';

/** An environment in which git has no settings of this machine, and no index of a hook. */
export const gitEnvironment = cleanEnv({
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  // The commands must understand git on a desktop in any language.
  LANGUAGE: 'de',
  GIT_AUTHOR_NAME: 'Maria',
  GIT_AUTHOR_EMAIL: 'maria@maria.example',
  GIT_COMMITTER_NAME: 'Maria',
  GIT_COMMITTER_EMAIL: 'maria@maria.example',
});

/** A git repository in a temporary folder, without commits. */
export class Repository {
  readonly dir = makeFolder({});

  constructor() {
    this.git('init', '--quiet', '--initial-branch=main');
  }

  git(...args: string[]): string {
    const options = { cwd: this.dir, env: gitEnvironment, stdio: 'pipe' } as const;
    return execFileSync('git', args, { ...options, encoding: 'utf8' }).trim();
  }

  read(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  /** Writes these files and commits everything. */
  commit(files: Parameters<typeof writeFiles>[1] = {}) {
    writeFiles(this.dir, files);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message=change');
  }
}
