// Does what a build does first with one site after another. A program of its own, because content
// is loaded through tsx, which Jest does not let in.
import { prepare } from '../../scripts/build/before';

process.on('message', async ({ id, question }: Message) => {
  try {
    // Files of public/ are looked up from where the process stands, as in a build.
    process.chdir(question.dir);
    process.send?.({ id, answer: await prepare(question.dir, question.env) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});

interface Message {
  id: number;
  question: { dir: string; env: Record<string, string> };
}
