import type { Project } from '@/lib/content/schema';

export const projects: Project[] = [
  {
    title: 'Arkha',
    description:
      'Reads a CV, compares it with a job post and says what fits, what is missing and which other openings come close.',
    image: {
      src: 'arkha.png',
      alt: 'Arkha: a match report with an overall score, matched and missing skills, and a list of jobs',
    },
    result: 'Cut matching from nine seconds to under one',
    highlights: [
      'A rough ranking comes first, and only its top 30 are compared in full.',
      'Nobody trusted a bare score, so every point now names the sentence it came from.',
      'CVs are read on the server, compared, and deleted: none is kept.',
    ],
    tags: ['React', 'Python', 'MySQL', 'NLP'],
    demoLink: 'https://example.com/arkha',
    repoLink: 'https://example.com/arkha/source',
    featured: true,
  },
  {
    title: 'SupportHub',
    description:
      'A ticket manager for small support teams: one board from open to solved, clear priorities, and a history that shows who promised what to whom.',
    image: {
      src: 'supporthub.png',
      alt: 'SupportHub: a board of support tickets, open, in progress and solved; one is being moved',
    },
    result: '600 tickets in one semester, none lost',
    highlights: [
      'Five volunteers at the campus help desk used it.',
      'A lock shows who is replying, so no ticket gets two answers.',
    ],
    tags: ['React', 'Node.js', 'MySQL'],
    videoLink: 'https://example.com/supporthub/video',
    repoLink: 'https://example.com/supporthub/source',
    featured: true,
  },
  {
    title: 'Devpulse',
    description:
      'Watches a team’s GitHub repositories and posts what matters to the team chat: pushes to main, pull requests, reviews, and how the week went.',
    image: {
      src: 'devpulse.png',
      alt: 'Devpulse: a chat channel with cards for a push, a pull request and a review',
    },
    tags: ['Node.js', 'JavaScript', 'Webhooks'],
    videoLink: 'https://example.com/devpulse/video',
    repoLink: 'https://example.com/devpulse/source',
  },
  {
    title: 'Crypt The Prices',
    description:
      'A dashboard that follows crypto prices: live charts, a watchlist, and alerts set in plain language.',
    image: {
      src: 'crypt-the-prices.png',
      alt: 'Crypt The Prices: a price chart beside a list of coins with small trend lines',
    },
    tags: ['React', 'JavaScript', 'Charts'],
    demoLink: 'https://example.com/crypt-the-prices',
    repoLink: 'https://example.com/crypt-the-prices/source',
  },
  {
    title: 'Pathfinder CCC',
    description:
      'A mobile app that guides new students around campus: pick a room, and Dijkstra’s algorithm finds the shortest way there, floor by floor, without a signal.',
    image: {
      src: 'pathfinder-ccc.png',
      alt: 'Pathfinder CCC: a phone showing a floor plan with the shortest route to a room',
    },
    tags: ['Java', 'Android', 'Algorithms'],
    videoLink: 'https://example.com/pathfinder-ccc/video',
    apkLink: 'https://example.com/pathfinder-ccc.apk',
  },
];
