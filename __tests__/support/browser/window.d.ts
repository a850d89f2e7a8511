/** Variables of tests in the visited page. */
interface Window {
  /** Set by code that the policy must block. */
  attacked?: boolean;
  /** Values of `everyFrame`, one for each frame. */
  framesSeen: unknown[];
  /** Properties that had a transition. */
  moved: Set<string>;
  shifts: { value: number; what: string }[];
  /** The blocked directives and addresses. */
  violations: string[];
}
