import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

/**
 * Checks workflows with GitHub's own language service: their syntax, keys, permissions and
 * expressions, and whether the steps, jobs and outputs that they use exist.
 * @param texts the workflows by the names of their files; a name that was checked before is not
 *   read again
 */
export async function workflowErrors(texts: Readonly<Record<string, string>>): Promise<string[]> {
  const errors = Object.entries(texts).map(async ([name, text]) => {
    const found = await validate(TextDocument.create(`file:///${name}`, 'yaml', 1, text));
    return found.map(({ range, message }) => `${name}:${range.start.line + 1}: ${message}`);
  });
  return (await Promise.all(errors)).flat();
}
