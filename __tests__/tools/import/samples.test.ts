/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readResume } from '@/tools/import/read-resume';
import { expectImport } from './expect-import';

const samples = path.resolve('__tests__/fixtures/resumes');

it.each(readdirSync(samples))('turns %s into content and a report', (name) => {
  expectImport(path.parse(name).name, readResume(path.join(samples, name)));
});
