/** Gives jsdom a `matchMedia`: the visitor allows motion or, as usual in tests, does not. */
export function setMotion(isAllowed: boolean): void {
  window.matchMedia = (query) =>
    ({
      matches: isAllowed && query === '(prefers-reduced-motion: no-preference)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
