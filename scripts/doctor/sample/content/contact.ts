import type { Contact } from '@/lib/content/schema';

export const contact: Contact = {
  email: 'juan.delacruz@example.com',
  // No Philippine area code starts with 0, so this number cannot ring anywhere.
  phone: '+63 000 000 0000',
  location: 'Laguna, Philippines',
  social: [
    { name: 'GitHub', href: 'https://example.com/github/juan-dela-cruz' },
    { name: 'LinkedIn', href: 'https://example.com/linkedin/juan-dela-cruz' },
    { name: 'Twitter', href: 'https://example.com/twitter/juan-dela-cruz' },
  ],
  emailService: {
    host: 'https://api.emailjs.com',
    // userId, serviceId and templateId come from your account at the e-mail service:
    // docs/contact.md.
  },
};
