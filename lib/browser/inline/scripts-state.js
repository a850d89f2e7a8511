// Says in `data-scripts` of `<html>` that scripts are on: "expected" before React has hydrated the
// page, and "running" afterwards (`ScriptsSignal` in `scripts-run.ts`).
document.documentElement.dataset.scripts = 'expected';
