import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeFolder } from '../support/folder';

export interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  with?: Record<string, string | boolean>;
  run?: string;
  env?: Record<string, string>;
}

export interface Job {
  if?: string;
  'runs-on': string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  concurrency: { group: string; 'cancel-in-progress': boolean };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';

/** The text of each workflow, by the name of its file. */
export const texts: Record<string, string> = Object.fromEntries(
  readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
);

/** The jobs of all workflows. */
export const jobs = Object.entries(texts).flatMap(([file, text]) => {
  const workflow: Workflow = parse(text);
  return Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, job, workflow }));
});

/** An expression of a workflow, which GitHub replaces with its value. */
export const expression = (code: string) => `\${{ ${code} }}`;

export function stepOf(file: string, name: string): Step {
  const steps = jobs.filter((job) => job.file === file).flatMap(({ job }) => job.steps);
  const step = steps.find((each) => each.name === name);
  if (step === undefined) throw new Error(`${file} has no step "${name}".`);
  return step;
}

/**
 * Runs the script of a step in an empty folder, as GitHub does.
 * @param programs shell code that replaces programs: `{ gh: 'exit 1' }`
 * @param values the variables of the step
 * @returns the exit status, the calls of these programs, and what the script writes for later
 *   steps, for the summary and into `body.md`
 */
export function runStep(
  { run = '' }: Step,
  programs: Record<string, string>,
  values: Record<string, string> = {},
) {
  const dir = makeFolder({ calls: '', output: '', summary: '', 'body.md': '' });
  // Functions replace the programs, because they need no files.
  const functions = Object.entries(programs).map(
    ([name, code]) => `${name}() (\necho "${name} $*" >> "$CALLS"\n${code}\n)\n`,
  );
  const { status } = spawnSync('bash', ['-e', '-c', functions.join('') + run], {
    cwd: dir,
    env: {
      ...values,
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      CALLS: path.join(dir, 'calls'),
      GITHUB_OUTPUT: path.join(dir, 'output'),
      GITHUB_STEP_SUMMARY: path.join(dir, 'summary'),
      GITHUB_REPOSITORY: 'maria/site',
    },
  });
  const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  return {
    status,
    calls: read('calls').trim(),
    output: read('output').trim(),
    summary: read('summary').trim(),
    body: read('body.md'),
  };
}
