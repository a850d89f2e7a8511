import { everything } from './everything';

/**
 * The files in which the second language of the site "everything" differs. It runs from right to
 * left.
 */
export const everythingInArabic = {
  site: {
    ...everything.site,
    language: 'ar-EG',
    description: '‹الصفحة›',
    updated: '2025-06-30',
  },
  owner: {
    ...everything.owner,
    name: '‹مريم› ‹العربية›',
    firstNames: '‹مريم›',
    role: '‹مترجمة›',
    portrait: { src: 'arabic.jpg', alt: '‹مريم›', focus: '25% 20%' },
  },
  contact: {
    ...everything.contact,
    email: 'arabic@example.com',
    phone: '+20 111 111 1111',
    location: '‹القاهرة›',
    social: [{ name: '‹حساب›', href: 'https://example.com/arabic' }],
  },
  skills: [
    { name: '‹النحو›', level: 80, image: 'arabic-logo.png' },
    { name: '‹الخط›', level: 60 },
  ],
  // With them, the search for what fits into the CV takes as long as the rest of the build.
  // cv.test.ts tests it.
  projects: everything.projects.map((project) => ({ ...project, inCv: false })),
};
