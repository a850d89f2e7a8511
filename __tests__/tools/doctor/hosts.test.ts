import { isPrivateHost, isReservedHost } from '@/tools/doctor/hosts';

test('doctor knows the hosts that only devices in the same network can reach', () => {
  const privateHosts = [
    'localhost',
    '0.0.0.0',
    '127.0.0.1',
    '10.0.0.1',
    '192.168.178.20',
    '172.16.0.1',
    '172.31.255.254',
    '169.254.10.1',
    '[::1]',
    '[fd12::1]',
    '[fe80::1]',
    'ana.local',
    'shop.localhost',
  ];
  const others = [
    'localhost.dev',
    'mylocalhost',
    '192.169.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '[2001:db8::1]',
    '10.ana.dev',
    'mylocal.dev',
    'ana.dev',
  ];
  expect([...privateHosts, ...others].filter(isPrivateHost)).toEqual(privateHosts);
});

test('doctor knows the hosts that are reserved for examples', () => {
  const reserved = ['example.com', 'example.net', 'Ana.Example', 'a.test', 'www.example.org'];
  const others = 'myexample.com example.dev example.com.ph test.dev contest ana.dev'.split(' ');
  const hosts = [...reserved, 'example.org', 'ana.invalid', ...others];
  expect(hosts.filter((host) => !isReservedHost(host))).toEqual(others);
});
