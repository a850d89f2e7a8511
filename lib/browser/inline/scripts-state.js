// Says in `data-scripts` of `<html>` whether scripts run. Beside the form's button, a sentence says
// where else to write while they are late (`OtherWayWhileLate`).
// - without the attribute, scripts are off
// - "expected": React has not hydrated the page yet
// - "late": the same after `MAX_WAIT`
// - "running": React has hydrated the page (`ScriptsSignal` in `scripts-run.ts`)
{
  const MAX_WAIT = 15_000; // Milliseconds: longer than a slow phone needs.
  const { dataset } = document.documentElement;
  dataset.scripts = 'expected';
  setTimeout(() => {
    if (dataset.scripts === 'expected') dataset.scripts = 'late';
  }, MAX_WAIT);
}
