import { mailService, missingIdentifiers } from '@/lib/contact/service';

describe('the owner’s settings', () => {
  const whole = { host: 'https://mail.example.com', userId: 'u', serviceId: 's', templateId: 't' };

  test('with all identifiers lead to the service', () => {
    expect(mailService({ ...whole, captchaSiteKey: 'key' })).toEqual({
      origin: 'https://mail.example.com',
      userId: 'u',
      serviceId: 's',
      templateId: 't',
      connected: true,
      captchaSiteKey: 'key',
    });
  });

  test.each(['userId', 'serviceId', 'templateId'] as const)(
    'without %s lead nowhere outside, without a captcha, and say what is missing',
    (missing) => {
      const settings = { ...whole, captchaSiteKey: 'key', [missing]: undefined };
      const service = mailService(settings);
      expect(service).toMatchObject({ origin: '', connected: false, [missing]: 'unset' });
      expect(service.captchaSiteKey).toBeUndefined();
      expect(missingIdentifiers(settings)).toEqual([missing]);
    },
  );
});
