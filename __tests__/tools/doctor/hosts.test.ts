/** @jest-environment node */
import { isPrivateHost, isReservedHost } from '@/tools/doctor/hosts';

/** The ends of each private network, and the addresses beside it (RFC 6890). */
const networks = [
  ['', '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['', '[::]', '[::1]', '[::2]'],
  ['[fbff:ffff::1]', '[fc00::]', '[fdff:ffff::1]', '[fe00::]'],
  ['[fe7f:ffff::1]', '[fe80::]', '[febf:ffff::1]', '[fec0::]'],
  ['[::ffff:192.167.0.1]', '[::ffff:192.168.0.1]', 'ana.local', '10.ana.dev'],
  ['localhost.dev', 'localhost', 'nas.home.arpa', 'arpa.dev'],
  ['internal.dev', 'ana', 'wiki.INTERNAL.', 'local.ana.dev'],
  ['ana.dev.', 'ana.', 'dev.localhost', 'mylocal.dev'],
];

test('knows the hosts that only devices in the same network can reach', () => {
  const wrong = networks.flatMap(([before = '', first = '', last = '', after = '']) => [
    ...[first, last].filter((host) => !isPrivateHost(host)),
    ...[before, after].filter((host) => host !== '' && isPrivateHost(host)),
  ]);
  expect(wrong).toEqual([]);
});

test('knows the hosts that are reserved for examples', () => {
  const reserved = ['example.com', 'example.net', 'Ana.Example', 'a.test', 'www.example.org'];
  const others = 'myexample.com example.dev example.com.ph test.dev contest ana.dev'.split(' ');
  const hosts = [...reserved, 'example.org', 'ana.invalid', ...others];
  expect(hosts.filter((host) => !isReservedHost(host))).toEqual(others);
});
