/** What is measured: its name, its budget, and how a number of it is written. */
export interface Figure {
  name: string;
  /** Not to be exceeded; with `atLeast`, not to be fallen short of. Without one it only informs. */
  budget?: number;
  atLeast?: true;
  unit: 'score' | 'ms' | 's' | 'KB' | 'bytes' | 'count' | 'shift';
}

/** Every figure, in the order of the table. The budgets are for the mobile profile. */
export const figures = {
  performance: { name: 'Lighthouse performance', budget: 100, atLeast: true, unit: 'score' },
  accessibility: { name: 'Lighthouse accessibility', budget: 100, atLeast: true, unit: 'score' },
  bestPractices: { name: 'Lighthouse best practices', budget: 100, atLeast: true, unit: 'score' },
  seo: { name: 'Lighthouse SEO', budget: 100, atLeast: true, unit: 'score' },
  fcp: { name: 'first contentful paint', budget: 750, unit: 'ms' },
  lcp: { name: 'largest contentful paint', budget: 1200, unit: 'ms' },
  tbt: { name: 'total blocking time', budget: 50, unit: 'ms' },
  cls: { name: 'layout shift', budget: 0, unit: 'shift' },
  machine: { name: "speed of this machine (Lighthouse's index)", unit: 'count' },
  realFcp: { name: 'really slowed: first paint', unit: 'ms' },
  realLcp: { name: 'really slowed: largest paint', unit: 'ms' },
  realReady: { name: 'really slowed: React has taken over', unit: 'ms' },
  longestTask: { name: 'processor time of the longest task at load', unit: 'ms' },
  styleAndLayout: { name: 'processor time of style and layout at load', unit: 'ms' },
  html: { name: 'HTML with its CSS and headers, Brotli', budget: 14_600, unit: 'bytes' },
  // With what is fetched by itself after the load.
  scripts: { name: 'JavaScript at load, Brotli', budget: 172_000, unit: 'KB' },
  laterScripts: { name: '  of it fetched after that (the headline)', unit: 'KB' },
  ownScripts: { name: '  of it not React, Next, styled-components', budget: 30_000, unit: 'KB' },
  total: { name: 'all that is loaded before scrolling', budget: 300_000, unit: 'KB' },
  menu: { name: 'opening the menu, 6× slower', budget: 100, unit: 'ms' },
  theme: { name: 'changing the theme, 6× slower', budget: 100, unit: 'ms' },
  typing: { name: 'typing a message, 6× slower', budget: 100, unit: 'ms' },
  submit: { name: 'sending a message, 6× slower', budget: 100, unit: 'ms' },
  slowest: { name: 'slowest of these and of showing more, 4× slower', budget: 200, unit: 'ms' },
  idleCalls: { name: 'timers and frames out of sight, 30 s', budget: 0, unit: 'count' },
  heap: { name: 'heap growth, 10 min of headline', budget: 20_000, unit: 'KB' },
  coldBuild: { name: 'build, every picture encoded', budget: 40_000, unit: 's' },
  warmBuild: { name: 'build, pictures as they are', budget: 20_000, unit: 's' },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

/** What was measured, run by run. */
export type Results = Partial<Record<FigureName, number[]>>;

/** Adds the figures of one run to what was measured before. */
export function addRun(results: Results, run: Partial<Record<FigureName, number>>): void {
  for (const [name, value] of Object.entries(run) as [FigureName, number][]) {
    results[name] = [...(results[name] ?? []), value];
  }
}

/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** Whether a median keeps its budget; what is rounded in the table is rounded here too. */
export function isWithinBudget(figure: Figure, value: number): boolean {
  if (figure.budget === undefined) return true;
  return figure.atLeast ? value >= figure.budget : rounded(figure, value) <= figure.budget;
}

function rounded({ unit }: Figure, value: number): number {
  if (unit === 'KB') return value;
  return unit === 'shift' ? Math.round(value * 1000) / 1000 : Math.round(value);
}

/** A number as the table shows it. */
export function format(figure: Figure, value: number): string {
  if (Number.isNaN(value)) return '–';
  if (figure.unit === 'KB') return `${(value / 1000).toFixed(1)} KB`;
  if (figure.unit === 's') return `${(value / 1000).toFixed(1)} s`;
  if (figure.unit === 'shift') return value.toFixed(3);
  const text = Math.round(value).toLocaleString('en');
  return figure.unit === 'ms' || figure.unit === 'bytes' ? `${text} ${figure.unit}` : text;
}

/**
 * The table of results, one column of median and range for each thing measured, and the budgets.
 * @returns its lines, and the names of figures whose median in the first column is over it
 */
export function toTable(columns: { title: string; results: Results }[]): {
  lines: string[];
  missed: string[];
} {
  const names = (Object.keys(figures) as FigureName[]).filter((name) =>
    columns.some(({ results }) => results[name] !== undefined),
  );
  const missed: string[] = [];
  const rows = names.map((name) => {
    const figure: Figure = figures[name];
    const cells = columns.map(({ results }) => cell(figure, results[name]));
    const first = columns[0]?.results[name];
    const isKept = first === undefined || isWithinBudget(figure, median(first));
    if (!isKept) missed.push(figure.name.trim());
    const sign = figure.atLeast ? '≥' : '≤';
    const budget = figure.budget === undefined ? '' : `${sign} ${format(figure, figure.budget)}`;
    return [figure.name, ...cells, budget, isKept ? '' : '✗'];
  });
  const table = [['', ...columns.map(({ title }) => title), 'budget', ''], ...rows];
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return { lines, missed };
}

function cell(figure: Figure, values: readonly number[] | undefined): string {
  if (values === undefined) return '–';
  const middle = format(figure, median(values));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? middle : `${middle} (${format(figure, low)} – ${format(figure, high)})`;
}
