import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { load } from 'js-yaml';
import { makeFolder, writeFiles } from '../support/folder';

type Values = Record<string, string | number | boolean>;

export interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  with?: Values;
  run?: string;
  env?: Values;
}

export interface Job {
  if?: string;
  needs?: string | string[];
  'runs-on': string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  environment?: { name: string; url: string };
  strategy?: { 'fail-fast': boolean; matrix: Record<string, string> };
  outputs?: Record<string, string>;
  steps: Step[];
}

export interface Workflow {
  on: Record<string, Record<string, unknown> | null>;
  permissions: Record<string, string>;
  concurrency: { group: string; 'cancel-in-progress': boolean };
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';

/** All workflows, by the names of their files. */
export const workflows = Object.fromEntries(
  readdirSync(folder).map((name) => [
    name,
    load(readFileSync(path.join(folder, name), 'utf8')) as Workflow,
  ]),
);

interface Surroundings {
  /** Values of GitHub's contexts: `vars.SITE_ADDRESS`. Most others are ''. */
  contexts?: Record<string, unknown>;
  /** Outputs of actions. */
  actions?: Record<string, Record<string, string>>;
  /** Shell code of programs: `{ gh: 'exit 1' }`. */
  programs?: Record<string, string>;
}

/** What the programs need before they do anything. */
const prerequisites: Record<string, string> = {
  gh: '[ "$GH_TOKEN" ] || exit 4; [ "$1" != issue ] || [ "$GH_REPO" ] || exit 1',
  npm: `if [ "$1" = ci ]; then [ -f package.json ] && mkdir node_modules; exit; fi
    [ -d node_modules ] || exit 1`,
  npx: '[ -d node_modules ] || exit 1',
  sudo: '',
};

/** The fake programs as functions of the shell, which start faster than programs. */
function functionsFor(programs: Record<string, string> = {}): string {
  const functions = Object.entries(prerequisites).map(([name, needed]) => {
    const call = `echo "${name} $*\${SITE_URL:+ for $SITE_URL$BASE_PATH}" >> "$CALLS"`;
    return `${name}() (\n${call}\n${needed}\n${programs[name] ?? ''}\n)\n`;
  });
  return functions.join('');
}

/**
 * A workflow that runs like on GitHub, but with functions in place of programs, and without running
 * the actions.
 */
class Run {
  /** How the jobs ended: 'success', 'failure' or 'skipped'. */
  readonly results: Record<string, string> = {};
  /** The calls of programs and actions in their order, with their settings. */
  readonly calls: string[] = [];
  summary = '';
  private readonly known: Map<string, unknown>;
  /** The jobs whose outputs the current job sees. */
  private needed: string[] = [];

  constructor(private readonly surroundings: Surroundings) {
    const repository = { 'github.token': 'token', 'github.repository': 'maria/site' };
    this.known = new Map(Object.entries({ ...repository, ...surroundings.contexts }));
  }

  private read(name: string): unknown {
    const [context, job = ''] = name.split('.');
    const isKnown = context !== 'needs' || this.needed.includes(job);
    return (isKnown && this.known.get(name)) || '';
  }

  private evaluate(expression: string): unknown {
    const code = expression
      .replace(/\b(?:env|github|matrix|needs|secrets|steps|vars)(?:\.[\w-]+)+/g, "read('$&')")
      .replace(/([=!])=/g, '$1==');
    const read = (name: string) => this.read(name);
    return runInNewContext(code, { read, fromJSON: JSON.parse, always: () => true });
  }

  private fill(text: unknown): string {
    return String(text).replace(/\$\{\{(.*?)\}\}/g, (_, each) => String(this.evaluate(each)));
  }

  private isWanted(condition = 'true', hasFailed = false): boolean {
    return (!hasFailed || condition.includes('always()')) && Boolean(this.evaluate(condition));
  }

  private call({ uses = '', with: settings = {} }: Step): Record<string, string> {
    const [action = ''] = uses.split('@');
    const texts = Object.entries(settings).map(([key, value]) => ` ${key}=${this.fill(value)}`);
    this.calls.push(action + texts.sort().join(''));
    return this.surroundings.actions?.[action] ?? {};
  }

  /** Runs a shell script, and returns its outputs; undefined if it fails. */
  private runScript(dir: string, { run, env = {} }: Step) {
    writeFiles(dir, { calls: '', outputs: '', summary: '' });
    const settings = Object.entries(env).map(([name, value]) => [name, this.fill(value)]);
    const code = functionsFor(this.surroundings.programs) + this.fill(run);
    const { status } = spawnSync('bash', ['-e', '-c', code], {
      cwd: dir,
      env: {
        ...Object.fromEntries(settings),
        PATH: process.env.PATH,
        CALLS: path.join(dir, 'calls'),
        GITHUB_OUTPUT: path.join(dir, 'outputs'),
        GITHUB_STEP_SUMMARY: path.join(dir, 'summary'),
        GITHUB_REPOSITORY: 'maria/site',
      },
    });
    const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');
    this.calls.push(...read('calls').split('\n').filter(Boolean));
    this.summary += read('summary');
    if (status !== 0) return undefined;
    const outputs = read('outputs').matchAll(/^([\w-]+)(?:=([^\n]*)|<<(\S+)\n(.*?)\n\3)$/gms);
    return Object.fromEntries(
      Array.from(outputs, ([, name, line, , text]) => [name, line ?? text]),
    );
  }

  /** Runs the steps of a job; returns whether all of them succeed. */
  private runSteps(steps: Step[]): boolean {
    const dir = makeFolder({});
    let hasFailed = false;
    for (const step of steps) {
      if (!this.isWanted(step.if, hasFailed)) continue;
      if (step.uses?.startsWith('actions/checkout@')) writeFiles(dir, { 'package.json': '{}' });
      const outputs = step.uses ? this.call(step) : this.runScript(dir, step);
      hasFailed ||= outputs === undefined;
      for (const [key, value] of Object.entries(outputs ?? {})) {
        this.known.set(`steps.${step.id}.outputs.${key}`, value);
      }
    }
    return !hasFailed;
  }

  runJob(name: string, { needs = [], strategy, if: condition, steps, outputs = {} }: Job): void {
    this.needed = [needs].flat();
    const hasFailed = this.needed.some((other) => this.results[other] !== 'success');
    if (!this.isWanted(condition, hasFailed)) {
      this.results[name] = 'skipped';
      return;
    }
    // One dimension is enough.
    const [[key, values] = ['', '']] = Object.entries(strategy?.matrix ?? {});
    const each = strategy ? (this.evaluate(values.slice(3, -2)) as unknown[]) : [''];
    const results = each.map((value) => {
      this.known.set(`matrix.${key}`, value);
      return this.runSteps(steps);
    });
    for (const [output, value] of Object.entries(outputs)) {
      this.known.set(`needs.${name}.outputs.${output}`, this.fill(value));
    }
    // Other jobs do not see the outputs of its steps.
    for (const known of this.known.keys()) if (known.startsWith('steps.')) this.known.delete(known);
    this.results[name] = results.every(Boolean) ? 'success' : 'failure';
  }
}

export function runWorkflow(file: string, surroundings: Surroundings) {
  const run = new Run(surroundings);
  for (const job of Object.entries(workflows[file]?.jobs ?? {})) run.runJob(...job);
  const { results, calls, summary } = run;
  return { results: Object.values(results).join(' '), calls, summary };
}
