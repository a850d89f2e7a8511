/** The core of typewriter-effect, and what we use of it beyond the types that it publishes. Checked against 2.22.0. */
declare module 'typewriter-effect/dist/core' {
  import { TypewriterClass } from 'typewriter-effect';

  export default class Typewriter extends TypewriterClass {
    typeCharacters(characters: string[]): this;
  }
}
