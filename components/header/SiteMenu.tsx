'use client';

import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { atLeast, media } from '../theme/media';
import { iconButton } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { tapTarget } from '../ui/Section.styles';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useCurrentSection } from './useCurrentSection';
import { useDarkHeader } from './useDarkHeader';

interface SiteMenuProps {
  links: readonly { id: string; label: string; href: string }[];
  words: { menu: string; sections: string };
  /** Shown after the links: other languages and the theme switch. */
  children: ReactNode;
}

/**
 * The links to the sections: a row on wide screens, a panel behind the hamburger on narrow ones.
 *
 * The panel is a popover: the browser opens it, closes it on Esc and on a press outside, and returns
 * the focus, also without scripts. In browsers without popovers (Safari below 17, Chrome below 114,
 * Firefox below 125) this component does so; `data-open` then shows the panel.
 */
export function SiteMenu({ links, words, children }: SiteMenuProps) {
  const hamburger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  /** Undefined before hydration. */
  const [isOpen, setOpen] = useState<boolean>();
  const current = useCurrentSection(links);
  useDarkHeader();

  const close = useCallback(() => {
    panel.current?.hidePopover?.();
    setOpen(false);
  }, []);

  useEffect(() => {
    // It may have been opened before hydration.
    setOpen(Boolean(panel.current?.hidePopover && panel.current.matches(':popover-open')));
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    if (!panel.current?.contains(document.activeElement)) {
      panel.current?.querySelector('a')?.focus();
    }
    const closeOutside = ({ target }: Event) => {
      if ([panel, hamburger].some(({ current }) => current?.contains(target as Node))) return;
      close();
      // The click landed on nothing focusable.
      if (document.activeElement === document.body) hamburger.current?.focus();
    };
    // The browser may close the popover, and thereby end the listening, before the click.
    const awaitClick = () => document.addEventListener('click', closeOutside, { once: true });
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      hamburger.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', awaitClick, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    window.matchMedia(atLeast.desktop).addEventListener('change', close, { signal });
    return () => listening.abort();
  }, [isOpen, close]);

  /** Closes the panel when the focus leaves it, so that it doesn't cover the next element. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) close();
  }

  /** Makes a link to another language lead to the current section. */
  function keepSection({ target }: MouseEvent<HTMLElement>) {
    const link = (target as Element).closest('a');
    if (link?.hreflang && current) link.hash = current;
  }

  return (
    <>
      <Hamburger
        ref={hamburger}
        type="button"
        popoverTarget="site-menu"
        aria-expanded={isOpen}
        onClick={() => {
          if (!panel.current?.hidePopover) setOpen(!isOpen);
        }}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        <VisuallyHidden>{words.menu}</VisuallyHidden>
      </Hamburger>
      <Panel
        ref={panel}
        id="site-menu"
        popover="auto"
        data-open={isOpen ? '' : undefined}
        aria-label={words.sections}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onBlur={leave}
        onClick={keepSection}
      >
        <ul>
          {links.map(({ id, label, href }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? 'true' : undefined} onClick={close}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </Panel>
    </>
  );
}

const Hamburger = styled.button`
  ${iconButton}
  flex: none;
  margin-inline-end: -0.5rem;
  border-radius: var(--radius-sm);
  ${media.desktop} {
    display: none;
  }
`;

/** A panel below the header on narrow screens, a plain row in it on wide ones. */
// `@supports not selector(:popover-open)`: browsers without popovers.
// `&[aria-current]::after`: marks the link by a shape, not by colour alone.
const Panel = styled.nav`
  inset-block: calc(var(--header-height) + 0.25rem) auto;
  inset-inline: auto var(--gutter);
  width: min(20rem, 100vw - 2 * var(--gutter));
  max-height: calc(100dvh - var(--header-height) - 1rem);
  margin: 0;
  padding: var(--space-2);
  border: 1px solid var(--edge);
  border-radius: var(--radius-md);
  color: var(--ink);
  background: var(--surface);
  box-shadow: var(--shadow);

  @supports not selector(:popover-open) {
    display: none;
    position: fixed;
    overflow: auto;
    &[data-open] {
      display: block;
    }
  }
  ${media.desktop} {
    position: static;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: auto;
    max-height: none;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    overflow: visible;
    ul {
      display: flex;
    }
  }
  a {
    ${tapTarget}
    position: relative;
    padding-inline: 0.9rem;
    border-radius: var(--radius-sm);
    white-space: nowrap;

    ${media.desktop} {
      font-size: var(--text-sm);
    }
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
    &[aria-current]::after {
      content: '';
      position: absolute;
      inset-block: 0.75rem;
      inset-inline: 0 auto;
      width: 3px;
      border-radius: 2px;
      background: var(--link);
      ${media.desktop} {
        inset-block: auto 0.35rem;
        inset-inline: 0.9rem;
        width: auto;
        height: 2px;
      }
      @media (forced-colors: active) {
        background: Highlight;
      }
    }
  }
`;
