/** What a visitor can do with a browser's page, whichever program drives it. */
export interface EnginePage {
  /** Goes to an address and waits until it is loaded. */
  open(address: string): Promise<void>;
  /** Presses the browser's Back. */
  back(): Promise<void>;
  /** Runs a function in the page, which sees nothing but what it is given; its result is JSON. */
  run<Given extends unknown[], Result>(
    code: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Runs a library's source in the page. */
  load(source: string): Promise<void>;
  /** Presses and releases the main button of the mouse at this point of the screen. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types as on a keyboard. */
  type(text: string): Promise<void>;
  key(name: 'Tab' | 'Escape' | 'Enter' | 'End'): Promise<void>;
  /** Sets the size of what the page can fill, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** The page on A4 as a PDF; absent where the driver cannot print. */
  print?(): Promise<Uint8Array>;
  /** What stands on the screen, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors and warnings of the page so far. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface RunningEngine {
  /** Opens a page that knows nothing of the others: no storage, no history. */
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}
