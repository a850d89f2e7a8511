import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

type Reply<Answer> = { id: number; answer: Answer } | { id: number; error: string };

/**
 * A program that answers questions, for what Jest cannot load. It starts at the first question and
 * ends with the test file.
 * @param program of `__tests__/support`; replies to each `{ id, question }` with the same id and its
 *   `answer`, or an `error`
 */
export function helperProcess<Question, Answer>(program: string) {
  let child: ChildProcess | undefined;
  let count = 0;
  const waiting = new Map<number, (reply: Reply<Answer>) => void>();

  const start = () => {
    const started = fork(path.resolve('__tests__/support', program), {
      execArgv: ['--import', 'tsx'],
    });
    started.on('message', (reply: Reply<Answer>) => waiting.get(reply.id)?.(reply));
    started.on('close', (code) => {
      const error = `${program} ended with ${code}`;
      for (const [id, settle] of waiting) settle({ id, error });
    });
    return started;
  };

  return (question: Question): Promise<Answer> => {
    child ??= start();
    const running = child;
    running.ref();
    running.channel?.ref();
    const id = count++;
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, (reply) => {
        waiting.delete(id);
        if (waiting.size === 0) {
          // While nobody waits for it, it keeps no test runner alive.
          running.unref();
          running.channel?.unref();
        }
        if ('error' in reply) reject(new Error(reply.error));
        else resolve(reply.answer);
      });
      running.send({ id, question });
    });
  };
}
