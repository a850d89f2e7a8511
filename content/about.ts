import type { About } from '@/lib/content/schema';

export const about: About = {
  // On wide screens it is upright, 4:5 if the texts are long: `focus: 'left'` shows its left part.
  photo: {
    src: 'drawer.webp',
    alt: 'An open drawer: old phones, two handheld radios, a soldering iron, and a photo of a bicycle',
  },
  paragraphs: [
    'I study Computer Science at a city college in Calamba, between a lake and a mountain. I learned most of my trade by shipping: class projects that found real users, tools for student events, and apps friends asked for and still use.',
    'I care about the unglamorous half of the job: names that explain themselves, forms that forgive, pages that load on a three-year-old phone over mobile data. When something breaks, I would rather find out why than restart it.',
    'Away from the keyboard, I read machine-learning papers a little beyond my depth, take apart second-hand electronics, and bike the lakeshore road before the heat sets in.',
  ],
  services: [
    {
      name: 'Frontend Development',
      description: 'Responsive, accessible interfaces in React and JavaScript.',
    },
    {
      name: 'Backend Development',
      description: 'REST services and data models in Node.js, Python and PHP.',
    },
    {
      name: 'AI/ML Development',
      description: 'Text matching and ranking that explains its results.',
    },
    {
      name: 'Mobile Development',
      description: 'Android apps that keep working without a signal.',
    },
  ],
};
