import os from 'node:os';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import config from '@/next.config';

test('a build is one for production, whatever NODE_ENV is, and Next does not export into out/', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const exported = { output: 'export', distDir: '.next/export' };
  expect(config(PHASE_PRODUCTION_BUILD)).toMatchObject(exported);
  expect(process.env.NODE_ENV).toBe('production');
});

test('npm run dev answers at each name and address of this computer, also to a phone', () => {
  const loopback = { family: 'IPv4', address: '127.0.0.1', internal: true };
  const address = { family: 'IPv4', address: '192.168.7.9', internal: false };
  jest
    .spyOn(os, 'networkInterfaces')
    .mockReturnValue(networksOf({ lo: [loopback], eth0: [address] }));
  jest.spyOn(os, 'hostname').mockReturnValue('Reef.local');
  const hosts = ['reef', 'reef.local', '127.0.0.1', '[::1]', '192.168.7.9'];
  expect(config(PHASE_DEVELOPMENT_SERVER)).toHaveProperty('allowedDevOrigins', hosts);
});

const networksOf = (networks: Record<string, object[]>) =>
  networks as ReturnType<typeof os.networkInterfaces>;
