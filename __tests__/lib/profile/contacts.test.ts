import { siteOf } from '../../support/site';

test('without an e-mail address, visitors read the address of a profile, without query', () => {
  const textOf = (href: string) => {
    const social = [{ name: 'LinkedIn', href }];
    return siteOf({ contact: { email: undefined, social } }).profile.contacts.preferred.text;
  };
  expect(textOf('https://www.linkedin.com/in/jos%C3%A9-r/')).toBe('linkedin.com/in/josé-r');
  expect(textOf('https://ana.example/users?id=7&hl=en#me')).toBe('ana.example/users#me');
  expect(textOf('https://ana.example/100%')).toBe('ana.example/100%');
  expect(textOf('https://Ana.Example/')).toBe('Ana.Example');
  // `new URL` writes "müller" like this.
  expect(textOf('https://www.xn--mller-kva.example:81/%C3%A4')).toBe('müller.example:81/ä');
});
