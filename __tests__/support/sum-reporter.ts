import { readFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Prints the last line of `npm test`, "N passed, N failed", with the tests of Jest. */
export default class SumReporter implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_: FullConfig, suite: Suite) {
    this.suite = suite;
  }

  /** An error outside of tests. */
  onError() {
    this.errors += 1;
  }

  onEnd() {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    // Jest has run before, and all its tests have passed.
    const { numPassedTests } = JSON.parse(readFileSync('.tmp/jest.json', 'utf8'));
    const failed = count('unexpected') + this.errors;
    console.log(`\n${numPassedTests + count('expected')} passed, ${failed} failed`);
  }
}
