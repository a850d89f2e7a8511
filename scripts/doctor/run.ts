import { faultLine } from '../../lib/content/fault';
import { prepareSite } from '../build/before-build';
import { connectionLines } from './connections';
import { sampleLines } from './sample';

/**
 * Answers three questions: does the site build, what of the sample is left, and what is not
 * connected?
 * @returns the answers as text, and the exit code of `--strict`: 1 if the site does not build, 3 if
 *   it builds but is not finished, and otherwise 0
 */
export async function runDoctor(): Promise<{ text: string; exitCode: 0 | 1 | 3 }> {
  const { content, faults } = await prepareSite();
  const { files, sites } = content;
  if (faults.length > 0 || sites === undefined) {
    const text = `${paragraph('Faults', faults.map(faultLine))}Correct this first: the build stops.`;
    return { text, exitCode: 1 };
  }
  const sample = sampleLines(files);
  const unconnected = connectionLines(sites[0].content);
  const paragraphs =
    paragraph('Still from the sample', sample) + paragraph('Not connected', unconnected);
  const count = sample.length + unconnected.length;
  return count === 0
    ? { text: 'Ready to go live.', exitCode: 0 }
    : { text: `${paragraphs}Not ready to go live; to do: ${count}.`, exitCode: 3 };
}

const paragraph = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
