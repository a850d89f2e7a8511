/**
 * Prints how far a long work is, once a second, if that has changed: on one line in a terminal, and
 * in lines of its own elsewhere. Work that takes less than a second prints nothing.
 * @param lineNow "Pictures: 3 of 9"
 * @returns a function that ends it
 */
export function showProgress(lineNow: () => string): () => void {
  const { stderr } = process;
  let shown = '';
  const timer = setInterval(() => {
    const line = lineNow();
    if (line === shown) return;
    shown = line;
    stderr.write(stderr.isTTY ? `\r${line}` : `${line}\n`);
  }, 1000);
  return () => {
    clearInterval(timer);
    if (stderr.isTTY && shown !== '') stderr.write('\n');
  };
}
