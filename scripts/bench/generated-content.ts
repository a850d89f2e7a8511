import sharp from 'sharp';
import type { Experience, Project, Skill } from '../../lib/content/schema';

const words =
  'a screen that tells people what comes next while the server counts, sorts and keeps their words safe until somebody needs them again in a shop, an office or a school'.split(
    ' ',
  );

const icons = ['react', 'javascript', 'python', 'nodejs', 'php', 'mysql', 'java', 'c'];

/** Numbers from 0 to below 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function sentence(seed: number, length: number): string {
  const next = numbers(seed);
  const chosen = Array.from({ length }, () => words[Math.floor(next() * words.length)]);
  return `Makes ${chosen.join(' ')}.`;
}

const skills: Skill[] = Array.from({ length: 40 }, (_, index) => ({
  name: `Skill ${index + 1}`,
  image: `icon:${icons[index % icons.length]}`,
  level: 30 + ((index * 17) % 70),
}));

const experience: Experience[] = Array.from({ length: 30 }, (_, index) => ({
  company: `Company ${index + 1}`,
  role: ['Developer', 'Tester', 'Designer'][index % 3] ?? '',
  type: 'full-time',
  period: `Jan ${2024 - index} – Dec ${2024 - index}`,
  location: 'Calamba, Philippines',
  description: sentence(index, 30),
  skills: [`Skill ${(index % 40) + 1}`, `Skill ${((index * 7) % 40) + 1}`],
  logo: '/images/logos/bayside-software.svg',
}));

/** A portfolio of so many projects, each with a picture of its own, 40 skills and 30 jobs. */
export function largeContent(count: number): {
  projects: Project[];
  skills: Skill[];
  experience: Experience[];
} {
  const projects = Array.from({ length: count }, (_, index) => ({
    title: `Project ${index + 1}`,
    description: sentence(1000 + index, 24),
    image: { src: pictureOf(index), alt: `Project ${index + 1}: ${sentence(2000 + index, 6)}` },
    tags: [...new Set([1, 3, 7].map((step) => `Skill ${((index * step) % 40) + 1}`))],
    demoLink: `https://example.com/project-${index + 1}`,
    repoLink: `https://example.com/project-${index + 1}/source`,
    featured: index < 2,
  }));
  return { projects, skills, experience };
}

const pictureOf = (index: number) => `/images/project-${index + 1}.png`;

/** The pictures of that content: screens of cards and bars, no two alike. */
export async function picturesOf(count: number): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (let index = 0; index < count; index++) {
    files[`public${pictureOf(index)}`] = await sharp(Buffer.from(drawing(index)))
      .png()
      .toBuffer();
  }
  return files;
}

function drawing(seed: number): string {
  const next = numbers(5000 + seed);
  const hue = Math.floor(next() * 360);
  const boxes = Array.from({ length: 40 }, () => {
    const [x, y] = [next() * 1500, next() * 900];
    const [width, height] = [40 + next() * 400, 20 + next() * 120];
    const colour = `hsl(${hue + next() * 60} ${30 + next() * 50}% ${20 + next() * 70}%)`;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${colour}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="hsl(${hue} 40% 92%)"/>${boxes.join('')}</svg>`;
}
