import { expect } from '@playwright/test';
import type { EnginePage } from './engine-page';

/** Somewhere on the screen, and what it is like. */
export interface Found {
  x: number;
  y: number;
  text: string;
  isFocused: boolean;
  isInView: boolean;
  /** With all that it stands in: 0 is not to be seen. */
  opacity: number;
}

/** Someone who looks for things by what they are and are called, in any browser. */
export class Visitor {
  constructor(
    readonly page: EnginePage,
    /** Source of Testing Library's queries. */
    private readonly queries: string,
  ) {}

  /** Opens an address and waits until React has taken the page over. */
  async open(address: string): Promise<void> {
    await this.page.open(address);
    await this.comeAlive();
  }

  async comeAlive(): Promise<void> {
    const isAlive = () => this.page.run(() => document.querySelector('fieldset:enabled') !== null);
    await expect.poll(isAlive, { message: 'scripts run' }).toBe(true);
  }

  /** The first thing of this role and name, scrolled into view if asked for; null if there is none. */
  async find(role: string, name?: string, isWanted = false): Promise<Found | null> {
    if (!(await this.page.run(() => 'TestingLibraryDom' in window))) {
      await this.page.load(this.queries);
    }
    return this.page.run(
      (role, name, isWanted) => {
        const { queryAllByRole } = (window as never as { TestingLibraryDom: Queries })
          .TestingLibraryDom;
        const [element] = queryAllByRole(document.body, role, name ? { name } : {});
        if (!element) return null;
        if (isWanted) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        let opacity = 1;
        for (let each: Element | null = element; each; each = each.parentElement) {
          opacity *= Number(getComputedStyle(each).opacity);
        }
        return {
          x,
          y,
          opacity,
          text: element.textContent ?? '',
          isFocused: element === document.activeElement,
          isInView: y > 0 && y < window.innerHeight,
        };
      },
      role,
      name,
      isWanted,
    );
  }

  /** Waits for it, until it stands still, and presses it. */
  async press(role: string, name?: string): Promise<void> {
    let found: Found | null = null;
    const standsStill = async () => {
      const before: Found | null = found;
      found = await this.find(role, name, true);
      return found !== null && found.x === before?.x && found.y === before.y;
    };
    await expect.poll(standsStill, { message: `${role} ${name} stands still` }).toBe(true);
    const { x, y } = found as never as Found;
    await this.page.pressAt(x, y);
  }

  /** Presses a field and types into it. */
  async write(name: string, text: string): Promise<void> {
    await this.press('textbox', name);
    await this.sees('textbox', name, { isFocused: true });
    await this.page.type(text);
  }

  /** Waits until it is there and as described. */
  async sees(role: string, name: string | undefined, like: Partial<Found> = {}): Promise<void> {
    await expect
      .poll(() => this.find(role, name), { message: `${role} ${name}` })
      .toMatchObject(like);
  }

  async seesNo(role: string, name: string): Promise<void> {
    await expect.poll(() => this.find(role, name), { message: `no ${role} ${name}` }).toBeNull();
  }

  /** A style as the browser has worked it out, of the first element that a selector finds. */
  style(selector: string, property: string, pseudo = ''): Promise<string> {
    return this.page.run(
      (selector, property, pseudo) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element, pseudo).getPropertyValue(property) : '';
      },
      selector,
      property,
      pseudo,
    );
  }
}

interface Queries {
  queryAllByRole(root: Element, role: string, options: { name?: string }): HTMLElement[];
}
