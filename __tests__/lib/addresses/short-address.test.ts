import { shortAddress } from '@/lib/addresses/short-address';

test.each([
  ['https://www.linkedin.com/in/jos%C3%A9-r/', 'linkedin.com/in/josé-r'],
  ['https://ana.example/100%', 'ana.example/100%'],
  ['https://Ana.Example/', 'Ana.Example'],
  // `new URL` writes "müller" like this.
  ['https://www.xn--mller-kva.example:81/%C3%A4', 'müller.example:81/ä'],
])('readers see %s as %s', (address, text) => {
  expect(shortAddress(address)).toBe(text);
});
