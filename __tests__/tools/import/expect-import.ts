import { contentFaults } from '@/lib/content/check';
import { contentFileTexts } from '@/scripts/support/content-files';
import { lossLines } from '@/tools/import/losses';
import type { ResumeSource } from '@/tools/import/resume-source';
import { resumeToContent } from '@/tools/import/to-content';
import { expectGolden } from '../../support/golden';

/**
 * Compares the content that the import writes, and its report, with a golden file. The content must
 * build.
 * @param name of the golden file
 * @param source as `readResume` and `withGithub` return it
 */
export function expectImport(name: string, source: ResumeSource): void {
  const content = resumeToContent(source.resume, '2026-11-20');
  expect(contentFaults({ '': content })).toEqual([]);
  const files = Object.entries(contentFileTexts(content)).map(
    ([file, text]) => `// ${file}\n${text.replace(/^import .*\n\n/, '')}`,
  );
  const report = lossLines(source, content).join('\n');
  expectGolden(`import/${name}.txt`, `${files.join('\n')}\n// Please check:\n${report}\n`);
}
