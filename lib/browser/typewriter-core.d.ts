/** The core of typewriter-effect. The types that it publishes lack this (checked in 2.22.0). */
declare module 'typewriter-effect/dist/core' {
  import { TypewriterClass } from 'typewriter-effect';

  export default class Typewriter extends TypewriterClass {
    typeCharacters(characters: string[]): this;
  }
}
