// Says in `data-scripts` of `<html>` that scripts are on: "expected" before React has hydrated the
// page, and "running" afterwards (`ScriptsSignal` in `scripts-run.ts`).
{
  const { dataset } = document.documentElement;
  dataset.scripts = 'expected';

  // A script may be blocked, or the host may no longer have it, after a deployment. If that keeps
  // the page from running, it is as without scripts.
  /** @param {Event} event */
  const handleError = (event) => {
    const { src } = /** @type {HTMLScriptElement} */ (event.target);
    const isOurs = /\/_next\/.*\.js$/.test(src);
    if (isOurs && dataset.scripts === 'expected') delete dataset.scripts;
  };
  // The `error` of an element does not bubble, but it is sent to capturing listeners.
  addEventListener('error', handleError, true);
}
