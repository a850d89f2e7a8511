/** What we use of the core of typewriter-effect beyond the types that it publishes. Checked against 2.22.0. */
declare module 'typewriter-effect/dist/core' {
  import { type Options, TypewriterClass, type TypewriterState } from 'typewriter-effect';

  export default class Typewriter extends TypewriterClass {
    constructor(container: HTMLElement, options: Options);
    readonly state: TypewriterState & {
      visibleNodes: { type: 'TEXT_NODE'; character: string; node: Text }[];
    };
    addEventToQueue(name: 'PAUSE_FOR', args: { ms: number }, prepend: boolean): this;
    typeCharacters(characters: string[]): this;
  }
}
