import { openBrowser } from './lighthouse';
import { hydrated } from './page-state';
import { openPhone } from './slow-phone';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  /** Processor time, in µs: without what other programs and waiting for other processes take. */
  tdur?: number;
}

/**
 * Milliseconds of processor time that loading costs the page's main thread: its longest task, and
 * style and layout together, in a browser of its own that knows no font yet. On a busy machine
 * they vary by a fifth where durations double.
 */
export async function processorTime(url: string) {
  const { browser } = await openBrowser();
  const { page, devtools } = await openPhone(browser, 1);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await browser.close();

  const renderer = events.findLast(({ name }) => name === 'firstContentfulPaint')?.pid;
  const times = (...names: string[]) =>
    events
      .filter(({ name, ph, pid }) => names.includes(name) && ph === 'X' && pid === renderer)
      .map(({ tdur = 0 }) => tdur / 1000);
  return {
    longestTask: Math.max(...times('RunTask')),
    styleAndLayout: times('UpdateLayoutTree', 'Layout').reduce((sum, each) => sum + each, 0),
  };
}
