/**
 * Nobody reads, writes and sends in less. A send that comes sooner waits out the rest of it: a
 * person notices nothing, and a robot that leaves at once has sent nothing.
 */
const MINIMUM_TIME_MS = 2000;

/**
 * Waits until the page is old enough for a first send.
 * @param age of the page in ms, by the clock that nobody can set
 */
export function waitForMinimumTime(age = performance.now()): Promise<void> {
  return age >= MINIMUM_TIME_MS
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, MINIMUM_TIME_MS - age));
}

/** The e-mail service takes one message a second; a submit that comes sooner is a double press. */
export const PAUSE_MS = 1000;
