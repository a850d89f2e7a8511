/** @jest-environment node */
import fc from 'fast-check';
import { colours } from '@/components/theme/tokens';
import { content } from '@/lib/content';
import { checkContent } from '@/lib/content/check';
import { initials } from '@/lib/content/initials';
import { projectsUsing, skillAnchors, tagEntries, usesOf } from '@/lib/content/skill-usage';
import { anchors, projectAnchors, slug } from '@/lib/content/slug';
import { isTimeZone, utcOffset } from '@/lib/content/time-zone';
import { palette, toHex } from '@/lib/images/colour';
import { fullContent, hostileContent } from '../fixtures/content';

describe('proof of a skill', () => {
  test('is the projects tagged with it, whatever the letter case', () => {
    expect(projectsUsing('react', fullContent.projects)).toEqual([
      { title: 'Note G', anchor: 'project-note-g' },
    ]);
    expect(projectsUsing('  React ', fullContent.projects)).toHaveLength(1);
  });

  test('C is not proved by C++', () => {
    const [first] = fullContent.projects;
    if (first === undefined) throw new Error('the fixture has no project');
    expect(projectsUsing('C', [{ ...first, tags: ['C++', 'C#', 'CSS'] }])).toEqual([]);
  });

  test('leads to anchors that the cards have', () => {
    const ids = projectAnchors(content.projects);
    for (const { name } of content.skills) {
      for (const { anchor } of projectsUsing(name, content.projects)) expect(ids).toContain(anchor);
    }
  });

  test('is also the experience that names it', () => {
    expect(usesOf('React', fullContent)).toEqual({
      projects: [{ title: 'Note G', anchor: 'project-note-g' }],
      experience: [{ role: 'Lead Analyst', company: 'Analytical Engine Works' }],
    });
    expect(usesOf('Java', fullContent)).toEqual({ projects: [], experience: [] });
  });

  test('is where a tag leads: to the card of the skill it names', () => {
    const [react, c] = skillAnchors(fullContent.skills);
    expect([react, c]).toEqual(['skill-react', 'skill-c']);
    expect(tagEntries(['REACT', 'Engines', 'c'], fullContent.skills)).toEqual([
      { name: 'REACT', href: '#skill-react' },
      { name: 'Engines' },
      { name: 'c', href: '#skill-c' },
    ]);
  });

  test('is not given twice for a tag that stands twice', () => {
    const names = tagEntries(['React', 'Engines', ' react', 'engines'], fullContent.skills);
    expect(names).toHaveLength(2);
  });
});

describe('anchors', () => {
  test.each([
    ['Crypt The Prices', 'crypt-the-prices'],
    ['  Node.js  ', 'nodejs'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['Café Olé', 'cafe-ole'],
    ['Привет', 'привет'],
    ['Йога', 'йога'],
    ['नमस्ते', 'नमस्ते'],
    ['東京 案内', '東京-案内'],
    ['👩‍👩‍👧‍👦', 'entry'],
  ])('of %s is %s', (title, expected) => {
    expect(slug(title)).toBe(expected);
  });

  test('are all different, and fit into an id and an address', () => {
    const ids = projectAnchors([...hostileContent.projects, ...hostileContent.projects]);
    expect(new Set(ids).size).toBe(10);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (titles) => {
        const found = anchors(titles, 'x');
        expect(new Set(found).size).toBe(titles.length);
        for (const id of found) expect(id).toMatch(/^x-[\p{L}\p{M}\p{N}-]{1,80}$/u);
      }),
    );
  });

  test('stay when another project is added after', () => {
    const ids = projectAnchors(content.projects);
    expect(projectAnchors([...content.projects, { title: 'New' }]).slice(0, -1)).toEqual(ids);
  });
});

describe('time zones', () => {
  test.each([
    ['Asia/Manila', 'UTC+8'],
    ['Asia/Kolkata', 'UTC+5:30'],
    ['Europe/Berlin', 'UTC+1/+2'],
    ['Europe/London', 'UTC+0/+1'],
    ['America/New_York', 'UTC−5/−4'],
    ['America/St_Johns', 'UTC−3:30/−2:30'],
    ['UTC', 'UTC'],
  ])('%s is %s', (zone, expected) => {
    expect(utcOffset(zone, '2026-11-20')).toBe(expected);
  });

  test('do not depend on the day the site is built or the machine’s own zone', () => {
    expect(utcOffset('Europe/Moscow', '2010-06-01')).toBe('UTC+3/+4');
    expect(utcOffset('Europe/Moscow', '2026-06-01')).toBe('UTC+3');
  });

  test.each(['Mars/Olympus', 'Manila', '+08:00', 'GMT+8', '', 'asia', 'EST5EDT', '../etc/passwd'])(
    '%s is a fault of the content',
    (timeZone) => {
      expect(isTimeZone(timeZone)).toBe(false);
      expect(() => utcOffset(timeZone, '2026-11-20')).toThrow(RangeError);
      const owner = { ...fullContent.owner, timeZone };
      expect(() => checkContent({ ...fullContent, owner })).toThrow(/timeZone/);
    },
  );
});

describe('initials', () => {
  test.each([
    ['Juan Dela Cruz', 'JC'],
    ['madonna', 'M'],
    ['"éva" (von) o’neil', 'ÉO'],
    ['李 小龍', '李小'],
    ['ßa', 'SS'],
    ['👩‍👩‍👧‍👦 !', ''],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('colours', () => {
  test('are those a browser computes from oklch', () => {
    // Values of Chromium for the CSS colours.
    expect(toHex([1, 0, 0])).toBe('#ffffff');
    expect(toHex([0, 0, 0])).toBe('#000000');
    expect(toHex([0.628, 0.2577, 29.23])).toBe('#ff0000');
    expect(toHex([0.452, 0.3132, 264.05])).toBe('#0000ff');
  });

  test('take the theme asked for', () => {
    expect(palette(colours, 'light').paper).toBe(toHex(colours.paper[0]));
    expect(palette(colours, 'dark').paper).toBe(toHex(colours.paper[1]));
  });
});
