const TITLES = ['fault', 'label shown', 'text kept', 'requests', 'what the visitor reads'] as const;

export interface FaultRow {
  fault: string;
  label: string;
  isTextKept: boolean;
  requests: number;
  says: string;
}

/** Prints what each fault led to, for the reader of the test output. */
export function printFaults(rows: FaultRow[]): void {
  if (rows.length === 0) return;
  const cells = rows.map(({ fault, label, isTextKept, requests, says }) => [
    fault,
    label,
    isTextKept ? 'yes' : 'NO',
    String(requests),
    says,
  ]);
  const table = [[...TITLES], ...cells];
  const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  );
  console.log(`\n${lines.join('\n')}\n`);
}
