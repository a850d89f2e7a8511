// Says in `data-scripts` of `<html>` that scripts are on: "expected" before React has hydrated the
// page, and "running" afterwards (`ScriptsSignal` in `scripts-run.ts`).
{
  const { dataset } = document.documentElement;
  dataset.scripts = 'expected';

  // A page from before a deployment asks for scripts that the host no longer has. Then it loads
  // itself once more, and the form gets its draft back. Where a script is blocked, or the visitor is
  // offline, there is no answer, and the page stays.
  const mark = 'portfolio-loaded-again';
  /** @param {any} event */
  const handleError = async ({ target }) => {
    if (!/\/_next\/.*\.js$/.test(target.src)) return;
    // The headline may not be typed, so all its phrases are shown (`whileTyping`).
    dataset.untyped = '';
    try {
      const { ok } = await fetch(target.src, { method: 'HEAD' });
      // All that were missing before: two in turns would reload the page forever.
      const missed = sessionStorage.getItem(mark) ?? '';
      if (ok || missed.includes(target.src)) return;
      sessionStorage.setItem(mark, missed + target.src);
      location.reload();
    } catch {}
  };
  // The `error` of an element does not bubble, but it is sent to capturing listeners.
  addEventListener('error', handleError, true);
}
