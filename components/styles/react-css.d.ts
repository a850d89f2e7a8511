import 'react';

declare module 'react' {
  /** Custom properties in `style` attributes. React documents them, but has no type for them. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
