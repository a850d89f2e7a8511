import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = process.cwd();

type Reply<Answer> = { answer: Answer } | { error: string };

/**
 * Runs a function in a process of its own, for modules that Jest cannot load. The process starts at
 * the first call and ends with the test file. The function runs in the working directory of the
 * test. Await each call before the next one.
 * @param file the module, from the root of the repository
 * @param name of the exported function, whose arguments and result can be cloned
 * @returns the function; it rejects if the original throws or ends its process
 */
export function inSeparateProcess<Original extends (...args: never[]) => unknown>(
  file: string,
  name: string,
) {
  type Answer = Awaited<ReturnType<Original>>;

  let child: ChildProcess | undefined;
  afterAll(async () => {
    if (child?.kill()) await once(child, 'close');
  });

  return (...args: Parameters<Original>): Promise<Answer> => {
    child ??= fork(
      path.resolve(root, '__tests__/support/separate-process-runner.ts'),
      [file, name],
      {
        cwd: root,
        execArgv: ['--import', 'tsx'],
        serialization: 'advanced',
        silent: true,
      },
    );
    const running = child;
    return new Promise((resolve, reject) => {
      let errors = '';
      running.stderr?.removeAllListeners('data').on('data', (chunk) => {
        errors += chunk;
      });
      running.removeAllListeners('message').on('message', (reply: Reply<Answer>) => {
        if ('error' in reply) reject(new Error(reply.error));
        else resolve(reply.answer);
      });
      running.removeAllListeners('close').on('close', (code) => {
        child = undefined;
        reject(new Error(`${name} ended its process with status ${code}:\n${errors}`));
      });
      running.send({ cwd: process.cwd(), args });
    });
  };
}
