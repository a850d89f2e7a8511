import type { Education } from '@/lib/content/schema';

export const education: Education[] = [
  {
    school: 'Lakeshore City College',
    programme: 'BSc Computer Science',
    period: { from: '2023', to: '2027' },
    location: 'Calamba, Philippines',
  },
];
