const changes = new EventTarget();

/** Gives jsdom a `matchMedia`: the visitor allows motion or, as usual in tests, does not. */
export function setMotion(isAllowed: boolean): void {
  window.matchMedia = (query) =>
    ({
      matches: isAllowed && query === '(prefers-reduced-motion: no-preference)',
      addEventListener: changes.addEventListener.bind(changes),
      removeEventListener: changes.removeEventListener.bind(changes),
    }) as unknown as MediaQueryList;
  changes.dispatchEvent(new Event('change'));
}
