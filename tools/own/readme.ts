import type { Content } from '../../lib/content/schema';
import { content as sampleContent } from '../../template/content';
import { refusal } from '../support/refusal';
import { textsToReplace } from '../support/texts-to-replace';

/** A text in which Markdown shows every character as it is. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>&#|~]/g, '\\$&');

/**
 * The README of an owner's repository.
 * @throws PlainError if the name is still the template's
 */
export function readmeFor({ owner, site }: Content): string {
  const notNames: string[] = [sampleContent.owner.name, textsToReplace.name];
  if (notNames.includes(owner.name)) throw refusal('write your name into content/owner.ts first.');
  const notAddresses: string[] = [sampleContent.site.url, textsToReplace.url];
  const facts = [
    owner.role === textsToReplace.role ? undefined : escaped(owner.role),
    notAddresses.includes(site.url) ? undefined : `<${site.url}>`,
  ].filter((fact) => fact !== undefined);
  const name = escaped(owner.name);
  return `# ${name}
${facts.length > 0 ? `\n${facts.join(' · ')}\n` : ''}
The source of a portfolio: a page, its CV and other documents, all made from the same texts. It is
written in TypeScript with React, Next.js and styled-components, and exported as static files. Typst
typesets the CV.

## Commands

They need Node 20.20 or newer.

| command | does |
|---|---|
| \`npm ci\` | installs what the other commands need |
| \`npm run dev\` | serves the page while you edit it |
| \`npm run doctor\` | lists what is wrong or not connected |
| \`npm run build\` | writes the finished site into \`out/\` |
| \`npm run preview\` | serves \`out/\` the way a host does |
| \`npm test\` | checks code and types, builds the site, and tests it: valid HTML, accessibility, overflow, sizes, the CV |
| \`npm run update\` | takes the next version of the template ([docs/update.md](docs/update.md)) |

## What to edit

| to change | edit |
|---|---|
| address, language, legal texts | \`content/site.ts\` |
| the person | \`content/owner.ts\`, \`content/about.ts\`, \`content/contact.ts\` |
| work, schools, projects, skills | \`content/experience.ts\`, \`content/education.ts\`, \`content/projects.ts\`, \`content/skills.ts\` and others |
| colors | \`content/look.ts\` |
| pictures and other files | \`public/\` |
| the page in a second language | a folder of \`content/\`, like \`content/es/\` |

[docs/make-it-yours.md](docs/make-it-yours.md) has recipes, and
[docs/deploying.md](docs/deploying.md) says how to publish the site. Everything else came with the
template.

## License

The code is under the [MIT license](LICENSE). The texts and pictures in \`content/\` and
\`public/\` are not: they belong to ${name}.
`;
}
