import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const oldest: string = engines.node.replace('>=', '');

const { versions } = process;
const setVersions = (value: NodeJS.ProcessVersions) =>
  Object.defineProperty(process, 'versions', { value, configurable: true });
afterEach(() => setVersions(versions));

test.each([
  ['20.19.9', 'too old'],
  [`${oldest}.0`, 'new enough'],
  ['22.1.0', 'new enough'],
])('Node %s is %s', (node, verdict) => {
  setVersions({ ...versions, node });
  const error = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  jest.isolateModules(() => require('@/scripts/support/require-node'));
  const sentence = `This needs Node ${oldest} or newer, and this is Node ${node}: https://nodejs.org`;
  const isTooOld = verdict === 'too old';
  expect(exit.mock.calls).toEqual(isTooOld ? [[1]] : []);
  expect(error.mock.calls).toEqual(isTooOld ? [[sentence]] : []);
});
