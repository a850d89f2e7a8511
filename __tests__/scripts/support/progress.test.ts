import { showProgress } from '@/scripts/support/progress';

/** What is on the screen while 3 pictures take 1.5 s each. */
function shownFor(isTerminal: boolean): string {
  jest.useFakeTimers();
  let printed = '';
  const write = (text: string) => {
    printed += text;
  };
  const stderr = { isTTY: isTerminal, write } as unknown as typeof process.stderr;
  jest.spyOn(process, 'stderr', 'get').mockReturnValue(stderr);
  let current = 1;
  const end = showProgress(() => `Pictures: ${current} of 3`);
  for (; current <= 3; current++) jest.advanceTimersByTime(1500);
  end();
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
  return printed;
}

test('a long work says how far it is: on one line in a terminal, and in plain lines elsewhere', () => {
  const [first, second, third] = [1, 2, 3].map((number) => `Pictures: ${number} of 3`);
  expect(shownFor(true)).toBe(`\r${first}\r${second}\r${third}\n`);
  expect(shownFor(false)).toBe(`${first}\n${second}\n${third}\n`);
});

test('a work of less than a second says nothing', () => {
  const write = jest.spyOn(process.stderr, 'write');
  showProgress(() => 'Pictures: 1 of 9')();
  expect(write).not.toHaveBeenCalled();
});
