/**
 * What we use of the core of typewriter-effect, which publishes types for its React wrapper only
 * (and there without `pauseFor`). Checked against 2.22.0.
 */
declare module 'typewriter-effect/dist/core' {
  export default class Typewriter {
    constructor(
      container: HTMLElement,
      options: {
        loop: boolean;
        /** Milliseconds for a typed and for an erased character. */
        delay: number;
        deleteSpeed: number;
        cursor: string;
        skipAddStyles: boolean;
        /** Called with a node about to be shown; what it returns is shown. */
        onCreateTextNode?: (character: string, node: Text) => Text;
        /** Called with a node about to go. */
        onRemoveNode?: () => void;
      },
    );
    readonly state: {
      elements: { wrapper: HTMLElement };
      visibleNodes: { type: 'TEXT_NODE'; character: string; node: Text }[];
    };
    addEventToQueue(name: 'PAUSE_FOR', args: { ms: number }, prepend: boolean): this;
    typeCharacters(characters: string[]): this;
    pauseFor(ms: number): this;
    deleteAll(speed: number): this;
    start(): this;
    stop(): this;
  }
}
