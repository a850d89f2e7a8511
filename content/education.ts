import type { Education } from '@/lib/content/schema';

export const education: Education[] = [
  {
    school: 'Lakeshore City College',
    programme: 'BSc Computer Science',
    period: '2023 – 2027',
    location: 'Calamba, Philippines',
  },
];
