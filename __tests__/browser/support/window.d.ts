/** What tests keep in the page that they visit. */
interface Window {
  /** Set by code that the policy should have stopped. */
  attacked?: boolean;
  /** Names of the timer functions that the page called. */
  calls: string[];
  /** What `everyFrame` read, a value for each frame. */
  framesSeen: unknown[];
  /** Properties that had a transition. */
  moved: Set<string>;
  /** Scroll positions on the way to where scrolling ended. */
  scrolled: Promise<number[]>;
  shifts: { value: number; what: string }[];
  /** What the policy stopped: the directive and the address. */
  violations: string[];
  /** Widths of the first heading, one after the other, and the faces that loaded. */
  typeface: { widths: number[]; loads: string[] };
}
