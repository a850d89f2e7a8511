import { faultLine } from '@/lib/content/fault';
import { importFault } from '@/scripts/support/import-fault';

// before-build.test.ts tests the sentences about other mistakes.

/** The error about an undefined name, as Node throws it for a file of the owner. */
function notDefined(name: string, frame: string): Error {
  const error = new ReferenceError(`${name} is not defined`);
  error.stack = `${error.message}\n    at file://${process.cwd()}/content/${frame}`;
  return error;
}

test('next build names the file of an undefined name, and not the line of the compiled code', () => {
  const error = notDefined('Designer', 'owner.ts?tsx-namespace=1795704000000:1:72');
  expect(faultLine(importFault(error, []))).toBe(
    'content/owner.ts: Designer is not defined; write texts in quotes, and true or false for yes and no',
  );
});

test('a file of the content that is not imported is named with its import', () => {
  const error = notDefined('awards', 'index.ts:12:3');
  expect(faultLine(importFault(error, ['content/awards.ts']))).toBe(
    `content/index.ts, line 12: awards is not imported → Add "import { awards } from './awards';", or delete awards here.`,
  );
});
