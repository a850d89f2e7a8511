/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { inOwnProcess } from '../owner/support/own-process';
import type { workflowFaults } from './workflow-faults';
import { expression, jobs, runStep, type Step, stepOf, texts } from './workflows';

const textOf = ({ uses = '', run = '' }: Step) => uses + run;

// Jest cannot load GitHub's language service, which is an ES module.
const check = inOwnProcess<typeof workflowFaults>(
  '__tests__/deployment/workflow-faults.ts',
  'workflowFaults',
);

test('pushes start deployments, which are never canceled; the check of the site is weekly', () => {
  const workflowOf = (file: string) => jobs.find((job) => job.file === file)?.workflow;
  const push = { branches: ['main'] };
  expect(workflowOf('pages.yml')).toMatchObject({
    on: { push, workflow_dispatch: null },
    concurrency: { 'cancel-in-progress': false },
  });
  expect(workflowOf('ci.yml')).toMatchObject({ on: { push, pull_request: null } });
  // Minute and hour of one day of the week.
  const cron = expect.stringMatching(/^\d+ \d+ \* \* \d$/);
  expect(workflowOf('check-site.yml')).toMatchObject({
    on: { schedule: [{ cron }], workflow_dispatch: null },
  });
});

test('GitHub understands every workflow', async () => {
  expect(await check(texts)).toEqual([]);
  const text = `${texts['pages.yml']}`.replaceAll('steps.pages.outputs', 'steps.page.outputs');
  expect(await check({ 'wrong.yml': text })).toContainEqual(
    expect.stringMatching(/^wrong\.yml:\d+: .*\bpage$/),
  );
});

describe('Every job', () => {
  /** What a job must be allowed if its steps do this. */
  const permissions: [what: RegExp, permission: string][] = [
    [/actions\/checkout/, 'contents: read'],
    [/gh issue/, 'issues: write'],
    [/gh api .*\/pages/, 'pages: read'],
    [/actions\/configure-pages/, 'pages: read'],
    [/actions\/deploy-pages/, 'pages: write'],
    [/actions\/deploy-pages/, 'id-token: write'],
  ];

  test('may do what its steps do, and no more', () => {
    const allowed = jobs.map(({ name, job, workflow }) => {
      const given = Object.entries(job.permissions ?? workflow.permissions);
      return [name, given.map((each) => each.join(': '))];
    });
    const needed = jobs.map(({ name, job }) => {
      const steps = job.steps.map(textOf).join('\n');
      return [
        name,
        permissions.filter(([what]) => what.test(steps)).map(([, permission]) => permission),
      ];
    });
    expect(allowed).toEqual(needed);
  });

  /** What must have been done before a step. */
  const preparations: [step: RegExp, before: RegExp][] = [
    [/actions\/setup-node/, /actions\/checkout/],
    [/^npm (ci|install)\b/m, /actions\/setup-node/],
    [/^npm (run|test)\b/m, /^npm ci$/],
    [/^npx playwright/m, /^npm ci$/],
    [/^linkinator\b/m, /^npm install --global linkinator@/],
    [/npm run build/, /actions\/configure-pages/],
    [/actions\/upload-pages-artifact/, /npm run build/],
    [/--body-file/, /> body\.md$/m],
  ];

  test('prepares what its steps need', () => {
    const missing = jobs.flatMap(({ file, name, job: { steps } }) =>
      steps.flatMap((step, index) => {
        const earlier = steps.slice(0, index).map(textOf);
        return preparations
          .filter(
            ([what, before]) =>
              what.test(textOf(step)) && !earlier.some((each) => before.test(each)),
          )
          .map(([, before]) => `${file}, ${name}, step ${index + 1}: needs ${before} before it`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test('gives GitHub’s program its token, and scripts their values as variables', () => {
    const steps = jobs.flatMap(({ job }) =>
      job.steps.map((step) => ({ ...step, env: { ...job.env, ...step.env } })),
    );
    for (const { run = '', env } of steps) {
      if (/\bgh /.test(run)) expect(env).toMatchObject({ GH_TOKEN: expression('github.token') });
      if (/\bgh issue/.test(run)) {
        expect(env).toMatchObject({ GH_REPO: expression('github.repository') });
      }
      // A value of GitHub's contexts in a script could contain code.
      expect(run).not.toMatch(/\$\{\{/);
      const used = Array.from(run.matchAll(/"\$(?!GITHUB_)([A-Z_]+)/g), ([, name = '']) => name);
      expect(Object.keys(env)).toEqual(expect.arrayContaining(used));
    }
  });

  test('ends at some time, ignores no failure, and uses the Node of .nvmrc', () => {
    const node = readFileSync('.nvmrc', 'utf8').trim();
    for (const { job } of jobs) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const step of job.steps) {
        expect(step).not.toHaveProperty('continue-on-error');
        if (!step.uses?.startsWith('actions/setup-node')) continue;
        const { 'node-version-file': file } = step.with ?? {};
        if (file === undefined) expect(texts['ci.yml']).toContain(`'[${node}]'`);
        else expect(existsSync(String(file))).toBe(true);
      }
    }
  });

  test('uses one version of each action', () => {
    const actions = new Set(jobs.flatMap(({ job }) => job.steps.flatMap(({ uses }) => uses ?? [])));
    const names = new Set(Array.from(actions, (action) => action.split('@')[0]));
    expect(actions.size).toBe(names.size);
  });
});

describe('The workflow for GitHub Pages', () => {
  const file = 'pages.yml';

  test.each([
    ['GitHub Actions', 'echo workflow', 0, 'is-on=true', ''],
    ['a branch', 'echo legacy', 0, '', 'because GitHub Pages is off'],
    ['nothing', 'echo "gh: (HTTP 404)" >&2; exit 1', 0, '', 'because GitHub Pages is off'],
    ['an unknown source', 'echo "gh: (HTTP 403)" >&2; exit 1', 1, '', ''],
  ])('asks where Pages come from: %s', (_, gh, status, output, summary) => {
    expect(runStep(stepOf(file, 'Is Pages on?'), { gh })).toMatchObject({
      status,
      calls: 'gh api repos/maria/site/pages --jq .build_type',
      output,
      summary: expect.stringContaining(summary),
    });
  });

  test.each([
    [0, 0, 'is-ready=true', ''],
    [3, 0, '', 'your name'],
    [1, 1, '', ''],
  ])('takes exit code %d of doctor', (code, status, output, summary) => {
    const npm = `echo "your name"; exit ${code}`;
    expect(runStep(stepOf(file, 'Is the content ready?'), { npm })).toMatchObject({
      status,
      calls: 'npm run --silent doctor -- --strict',
      output,
      summary: expect.stringContaining(summary),
    });
  });

  test('builds and publishes out/ only if Pages are on and the content is ready', () => {
    const conditions = jobs
      .filter((job) => job.file === file)
      .flatMap(({ name, job }) => [job, ...job.steps].map((each) => [name, each.if]))
      .filter(([, condition]) => condition !== undefined);
    expect(conditions).toEqual([
      ['build', "needs.check.outputs.is-on == 'true'"],
      ['build', "steps.doctor.outputs.is-ready == 'true'"],
      ['build', "steps.doctor.outputs.is-ready == 'true'"],
      ['deploy', "needs.build.outputs.is-ready == 'true'"],
    ]);
    const address = {
      SITE_URL: expression('steps.pages.outputs.origin'),
      BASE_PATH: expression('steps.pages.outputs.base_path'),
    };
    const steps = jobs.filter((job) => job.file === file).flatMap(({ job }) => job.steps);
    const built = steps.filter(({ run }) => run?.includes('npm run '));
    expect(built.map(({ env }) => env)).toEqual([address, address]);
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact'));
    expect(upload?.with).toEqual({ path: 'out', 'include-hidden-files': true });
  });
});

describe('The weekly check', () => {
  const file = 'check-site.yml';

  test.each([0, 1])('hands over the report of a visit with exit code %d', (code) => {
    const linkinator = `echo "It is *gone*."; exit ${code}`;
    const env = { SITE_ADDRESS: 'https://maria.dev/' };
    const { status, calls, output } = runStep(stepOf(file, 'Visit the site'), { linkinator }, env);
    expect(status).toBe(0);
    expect(calls).toBe('linkinator https://maria.dev/ --verbosity error');
    expect(output).toMatch(
      new RegExp(`^code=${code}\nreport<<(\\S+)\nIt is \\*gone\\*\\.\n\n\\1$`),
    );
  });

  test('follows every page, and accepts the answers that the document accepts', () => {
    const document = readFileSync('docs/monitoring.md', 'utf8');
    const [, accepted = ''] = /^\| ([^|]+) \| no fault/m.exec(document) ?? [];
    const answers = accepted.match(/\d+/g) ?? [];
    expect(JSON.parse(readFileSync('linkinator.config.json', 'utf8'))).toEqual({
      recurse: true,
      checkCss: true,
      concurrency: 4,
      timeout: 15_000,
      statusCodes: Object.fromEntries(answers.map((answer) => [answer, 'skip'])),
    });
  });

  test('finds the open issue, and writes the report where Markdown means nothing', () => {
    const found = runStep(stepOf(file, 'Find the open issue'), { gh: 'echo 7' });
    expect(found.output).toBe('number=7');
    expect(found.calls).toMatch(/--state open --app github-actions .*\.title == env\.TITLE/);
    const env = { REPORT: 'It is *gone*.\nSee @maria.', RUN: 'https://github.com/run/1' };
    const { body } = runStep(stepOf(file, 'Write the issue'), {}, env);
    expect(body).toContain('\n    It is *gone*.\n    See @maria.\n');
    expect(body).toContain('https://github.com/run/1');
  });

  test('visits the address of the documented variable with the documented version', () => {
    const [install = ''] = /linkinator@\S+/.exec(`${texts[file]}`) ?? [];
    const document = readFileSync('docs/monitoring.md', 'utf8');
    expect(document).toContain(`npx ${install} `);
    expect(document).toContain('SITE_ADDRESS');
    expect(stepOf(file, 'Visit the site').env).toEqual({
      SITE_ADDRESS: expression('vars.SITE_ADDRESS'),
    });
  });

  test('closes, opens or updates the issue, or does nothing', () => {
    const conditions = ['Close the issue', 'Open the issue', 'Update the issue'].map(
      (name) => stepOf(file, name).if,
    );
    expect(conditions).toEqual([
      "needs.check.outputs.code == '0' && steps.issue.outputs.number",
      "needs.check.outputs.code != '0' && !steps.issue.outputs.number",
      "needs.check.outputs.code != '0' && steps.issue.outputs.number",
    ]);
  });
});
