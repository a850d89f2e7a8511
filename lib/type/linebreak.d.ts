declare module 'linebreak' {
  /** UAX 14: the places at which a text may or must be broken. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
