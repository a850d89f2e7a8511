/** @jest-environment node */
import { request } from '@/tools/doctor/live/request';
import { serve } from '../../../support/serve';

const address = 'https://maria.example/';

it('reads no more of a linked file than the status', async () => {
  const { url, close } = await serve((_, response) => {
    // Like an app of hundreds of megabytes: the body never ends.
    response.writeHead(200).write('x'.repeat(100_000));
  });
  expect(await request(url)).toEqual({ url: `${url}/`, body: '' });
  close();
});

it('waits 15 seconds for an answer', async () => {
  const timeout = jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const { fault } = await request('http://127.0.0.1/');
  expect(fault).toBe('http://127.0.0.1/ did not answer (TimeoutError)');
  expect(timeout).toHaveBeenCalledWith(15_000);
});

it.each([
  ['ENOTFOUND', 'has a host that cannot be found', true],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'has a certificate that browsers refuse', true],
  ['ECONNRESET', 'did not answer (ECONNRESET)', false],
])('the error %s means: %s', async (code, text, isPermanent) => {
  const failure = new TypeError('fetch failed', { cause: { code } });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(failure);
  expect(await request(address)).toMatchObject({ fault: `${address} ${text}`, isPermanent });
});
