/**
 * The core of typewriter-effect, as its README describes it. The package publishes types only for
 * its React component (checked in 2.22.0).
 */
declare module 'typewriter-effect/dist/core' {
  import { type Options, TypewriterClass } from 'typewriter-effect';

  export default class Typewriter extends TypewriterClass {
    /** Without a container, it draws nothing. */
    constructor(container: HTMLElement | null, options: Options);
  }
}
