import { useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';

/**
 * The section at a line across the window; undefined before hydration.
 * @param line the distance from the top of the window, in percent of its height
 */
export function useSectionAt(line: number): HTMLElement | undefined {
  const [section, setSection] = useState<HTMLElement>();
  useEffect(() => {
    const sections = document.querySelectorAll<HTMLElement>('main > section');
    const stops = [...sections].map((each) =>
      observe(each, (isThere) => isThere && setSection(each), {
        rootMargin: `-${line}% 0px ${line - 99}%`,
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [line]);
  return section;
}
