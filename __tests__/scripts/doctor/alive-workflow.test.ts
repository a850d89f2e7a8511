/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeFolder } from '../../support/folder';

interface Job {
  if?: string;
  needs?: string;
  permissions: Record<string, string>;
  steps: { name?: string; uses?: string; run?: string; env?: Record<string, string> }[];
}

const file = path.resolve(import.meta.dirname, '../../../.github/workflows/alive.yml');
const workflow = parse(readFileSync(file, 'utf8')) as {
  on: { schedule: { cron: string }[] };
  permissions: object;
  jobs: Record<'visit' | 'tell', Job>;
};
const { visit, tell } = workflow.jobs;

test('the weekly visit has the least rights, and sends no message', () => {
  expect(workflow.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }]);
  expect(workflow.permissions).toEqual({});
  expect(visit.permissions).toEqual({ contents: 'read' });
  expect(tell.permissions).toEqual({ issues: 'write' });
  const commands = [...visit.steps, ...tell.steps].map(({ run = '' }) => run).join('\n');
  expect(commands).not.toContain('--send');
  // What a host answered must never become part of a command.
  expect(commands).not.toContain('${{');
});

test('owners who have not switched it on hear nothing of it', () => {
  expect(visit.if).toBe("vars.SITE_ADDRESS != ''");
  expect(tell.needs).toBe('visit');
});

// Runners of GitHub are Linux; so are the shell and the tools that the step uses.
const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('What is told', () => {
  const report = 'https://maria.dev/\n\nWrong:\n  A link is gone. @maria `x` ```\n# Title';

  /** Runs the step with a `gh` that only writes down what it is asked. */
  function run(code: string, openIssue = '') {
    const gh =
      '#!/bin/sh\nif [ "$2" = list ]; then echo "$OPEN_ISSUE"; fi\necho "$1 $2 $3" >> asked\n';
    const dir = makeFolder({ 'bin/gh': gh });
    chmodSync(path.join(dir, 'bin/gh'), 0o755);
    const { status, stderr } = spawnSync('bash', ['-e', '-c', tell.steps[0]?.run ?? ''], {
      cwd: dir,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${dir}/bin:${process.env.PATH}`,
        TITLE: 'T',
        CODE: code,
        REPORT: report,
        RUN: 'https://run',
        OPEN_ISSUE: openIssue,
      },
    });
    expect([status, stderr]).toEqual([0, '']);
    const body = path.join(dir, 'body.md');
    return {
      asked: readFileSync(path.join(dir, 'asked'), 'utf8').trim().split('\n').slice(1),
      body: existsSync(body) ? readFileSync(body, 'utf8') : '',
    };
  }

  it('opens an issue at the first fault, its lines out of the reach of Markdown', () => {
    const { asked, body } = run('1');
    expect(asked).toEqual(['issue create --title']);
    for (const line of report.split('\n')) expect(body).toContain(`    ${line}\n`);
  });

  it('updates that issue as long as something is wrong', () => {
    expect(run('1', '7').asked).toEqual(['issue edit 7']);
  });

  it('closes it when all is well, and is silent if there is none', () => {
    expect(run('0', '7').asked).toEqual(['issue close 7']);
    expect(run('0').asked).toEqual([]);
  });
});
