/** @jest-environment node */
import { createServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ask } from '@/scripts/doctor/live/ask';
import { askerOf, follow } from '@/scripts/doctor/live/follow';
import { createNetwork } from '@/scripts/doctor/live/network';
import { isPublicAddress } from '@/scripts/doctor/live/public-address';
import { daysFromNow } from '../../support/authority';
import { createInternet, type Internet, type Reply } from '../../support/internet';

let internet: Internet;
beforeAll(() => {
  internet = createInternet({ limitMs: 1500 });
});
afterAll(() => internet.close());

let count = 0;
/** A host of its own that answers like this; returns its address. */
async function hostOf(reply: Reply): Promise<string> {
  count += 1;
  const origin = `https://n${count}.hosts.dev`;
  await internet.host(origin, { '*': reply });
  return `${origin}/`;
}

const asking = (address: string) => ask(new URL(address), internet.network, { limit: 100_000 });
const following = (address: string, network = internet.network) =>
  follow(address, askerOf(network));

describe('An address of the public internet', () => {
  it.each(['8.8.8.8', '172.15.0.1', '2606:4700::1111', '64:ff9b::808:808'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not "%s"', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('Without --allow-local', () => {
  const careful = () => createNetwork({ ...internet.network, allowLocal: false });

  it.each(['http://127.0.0.1:9/', 'http://[::1]:9/', 'http://2130706433/', 'http://0x7f.1/'])(
    '%s is not visited',
    async (address) => {
      // The system's own resolver, as it is used outside of tests.
      const fault = await ask(new URL(address), createNetwork());
      expect(fault).toMatchObject({ kind: 'fault', code: 'local' });
    },
  );

  it('a name that leads to this machine is not visited', async () => {
    const address = await hostOf({ body: 'secret' });
    const { end } = await following(address, careful());
    expect(end).toMatchObject({ code: 'local', detail: expect.stringContaining('127.0.0.1') });
    expect(internet.asked).not.toContain(`GET ${address}`);
  });

  it('a name that leads to a public and a private place is not visited', async () => {
    internet.lead('both.dev', async (_host, port) => [
      { address: '8.8.8.8', port },
      { address: '192.168.1.1', port },
    ]);
    const { end } = await following('https://both.dev/', careful());
    expect(end).toMatchObject({ code: 'local', detail: expect.stringContaining('192.168.1.1') });
  });

  it('a redirect into this network is not followed', async () => {
    const inside = await hostOf({ body: 'secret' });
    const outside = await hostOf({ status: 302, headers: { Location: inside } });
    // The first host alone passes for public.
    const isOutside = (host: string) => outside.includes(host);
    const network = createNetwork({
      ...careful(),
      resolve: async (host, port) => {
        const found = await internet.network.resolve(host, port);
        return isOutside(host) ? found : found.map((each) => ({ ...each, address: '10.0.0.1' }));
      },
    });
    const asker = (url: URL) =>
      ask(url, isOutside(url.hostname) ? { ...network, allowLocal: true } : network);
    const { hops, end } = await follow(outside, asker);
    expect(hops).toEqual([{ status: 302, to: inside }]);
    expect(end).toMatchObject({ code: 'local', detail: expect.stringContaining('10.0.0.1') });
  });
});

test('a name is looked up once, and the connection goes to what was found then', async () => {
  const address = await hostOf({ body: 'the first place' });
  const lookups: string[] = [];
  const network = createNetwork({
    ...internet.network,
    resolve: (host, port) => {
      lookups.push(host);
      // A second question would lead elsewhere (DNS rebinding).
      return lookups.length > 1
        ? Promise.resolve([{ address: '10.0.0.1', port }])
        : internet.network.resolve(host, port);
    },
  });
  const answer = await ask(new URL(address), network);
  expect(answer).toMatchObject({ kind: 'answer', endpoint: { address: '127.0.0.1' } });
  expect(lookups).toHaveLength(1);
});

describe('A host that misbehaves is a fault in words, never an exception', () => {
  it('when it redirects in a circle', async () => {
    const address = await hostOf((request, response) => {
      const Location = request.url === '/a' ? '/' : '/a';
      response.writeHead(301, { Location }).end();
    });
    expect((await following(address)).end).toMatchObject({ code: 'loop' });
  });

  it('when it redirects without end', async () => {
    const address = await hostOf((request, response) => {
      response.writeHead(302, { Location: `${request.url}x` }).end();
    });
    const { hops, end } = await following(address);
    expect(end).toMatchObject({ code: 'loop' });
    expect(hops.length).toBeLessThan(20);
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'http://', 'ftp://host.dev/'])(
    'when it redirects to %s',
    async (Location) => {
      const address = await hostOf({ status: 301, headers: { Location } });
      expect((await following(address)).end).toMatchObject({ kind: 'fault', code: 'broken' });
    },
  );

  it('when it never answers', async () => {
    const address = await hostOf(() => {});
    expect(await asking(address)).toMatchObject({
      code: 'timeout',
      detail: 'gave no whole answer within 1.5 seconds',
    });
  });

  it('when it begins an answer and does not go on', async () => {
    const address = await hostOf((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('<html>');
    });
    expect(await asking(address)).toMatchObject({ code: 'timeout' });
  });

  it.each([
    ['without saying its length', {}],
    ['before its announced length', { 'Content-Length': '5000' }],
  ])('when it breaks off %s', async (_name, headers: Record<string, string>) => {
    const address = await hostOf((_request, response) => {
      response.writeHead(200, headers).write('<html>', () => response.destroy());
    });
    expect(await asking(address)).toMatchObject({ code: 'broken' });
  });

  it.each([
    ['is not compressed as it says', 'gzip', Buffer.from('plain text')],
    ['ends in the middle of its gzip', 'gzip', gzipSync('x'.repeat(5000)).subarray(0, 20)],
    ['ends in the middle of its Brotli', 'br', brotliCompressSync('x'.repeat(5000)).subarray(0, 9)],
  ])('when its answer %s', async (_name, coding, body) => {
    const address = await hostOf({ headers: { 'Content-Encoding': coding }, body });
    expect(await asking(address)).toMatchObject({ code: 'broken' });
  });

  it.each([
    ['bytes that are no HTTP', Buffer.from([0, 255, 27, 91, 50, 74, 13, 10, 13, 10])],
    ['nothing at all', Buffer.alloc(0)],
    ['a header of a megabyte', Buffer.from(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(1_000_000)}\r\n`)],
    ['a status of four digits', Buffer.from('HTTP/1.1 2000 OK\r\n\r\n')],
  ])('when it answers %s', async (_name, bytes) => {
    count += 1;
    const origin = `http://raw-${count}.dev`;
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(bytes);
    });
    await internet.serve(origin, server);
    expect(await asking(origin)).toMatchObject({ kind: 'fault', code: 'broken' });
  });

  it('when nobody listens, or the name is unknown', async () => {
    const address = await hostOf({});
    expect(await asking(address.replace('https', 'http'))).toMatchObject({ code: 'refused' });
    expect(await asking('https://gone.dev/')).toMatchObject({ code: 'no-host' });
  });

  it('when names cannot be looked up, which is no fault of the host', async () => {
    internet.lead('far.dev', async () => {
      throw Object.assign(new Error('try again'), { code: 'EAI_AGAIN' });
    });
    expect(await asking('https://far.dev/')).toMatchObject({ code: 'offline' });
  });

  it('when it speaks no TLS', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await internet.serve('https://plain.dev', server);
    expect(await asking('https://plain.dev/')).toMatchObject({ code: 'certificate' });
  });
});

describe('A certificate', () => {
  it('of an unknown authority is refused', async () => {
    const address = await hostOf({});
    const { ca, ...network } = internet.network;
    expect(await ask(new URL(address), network)).toMatchObject({
      code: 'certificate',
      detail: expect.stringContaining('authority that nobody knows'),
    });
  });

  it('for another name is refused', async () => {
    const identity = internet.authority.issue(['other.dev']);
    await internet.host('https://mine.dev', {}, identity);
    expect(await asking('https://mine.dev/')).toMatchObject({
      code: 'certificate',
      detail: 'has a certificate for another name',
    });
  });

  it('that has run out is refused, and called so', async () => {
    const valid = { from: daysFromNow(-90), until: daysFromNow(-1) };
    await internet.host('https://old.dev', {}, internet.authority.issue(['old.dev'], valid));
    expect(await asking('https://old.dev/')).toMatchObject({ code: 'expired' });
  });

  it('that is valid says until when', async () => {
    const answer = await asking(await hostOf({ body: 'hello' }));
    if (answer.kind === 'fault') throw new Error(answer.detail);
    const days = (answer.certificate?.until.getTime() ?? 0) - daysFromNow(89).getTime();
    expect(Math.abs(days)).toBeLessThan(60_000);
    expect(answer.body.toString()).toBe('hello');
  });
});

describe('A body', () => {
  it.each([
    ['as it is', {}, Buffer.alloc(5_000_000, 'x')],
    // A hundred megabytes in a hundred kilobytes.
    ['packed', { 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(100_000_000))],
  ])(
    'that is huge %s is cut at the limit',
    async (_name, headers: Record<string, string>, body) => {
      const answer = await asking(await hostOf({ headers, body }));
      if (answer.kind === 'fault') throw new Error(answer.detail);
      expect([answer.body.length, answer.isCut]).toEqual([100_000, true]);
    },
  );

  it('that never ends is cut at the limit', async () => {
    const address = await hostOf((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await asking(address)).toMatchObject({ kind: 'answer', isCut: true });
  });
});
