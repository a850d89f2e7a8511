/**
 * Lets at most `places` of the given tasks run at a time; the others wait in their order.
 * @returns a function that runs a task when its turn comes and passes on its result or error
 */
export function createLimiter(places: number) {
  const waiting: Array<() => void> = [];
  let free = Math.max(1, places);

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
