import { useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';

/** The id of the section that the visitor is reading, in the middle of the window. */
export const useCurrentSection = () => useLastAbove(50, 'main > section')?.id;

/**
 * The ground behind the header, which takes about 10 % of a window: 'deep' while Projects is there.
 * Home has none. Skills is land, but ends with a part of the coast that is `sea`.
 */
export const useGroundOfHeader = () =>
  useLastAbove(10, 'main > section, [data-ground=sea]')?.dataset.ground;

/**
 * The last of some elements that begins above a line; undefined before hydration.
 * @param line the distance from the top of the window, in percent of its height
 */
function useLastAbove(line: number, selector: string): HTMLElement | undefined {
  const [last, setLast] = useState<HTMLElement>();
  useEffect(() => {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)];
    const above = new Set<HTMLElement>();
    // The observed area reaches from far above the window down to the line. For a line at 10 %, its
    // lower edge is moved up by 90 % of the window: the margin is -90 %.
    const area = { rootMargin: `1000000px 0px ${line - 100}%` };
    const stops = elements.map((element) =>
      observe(
        element,
        (isAbove) => {
          if (isAbove) above.add(element);
          else above.delete(element);
          setLast(elements.findLast((each) => above.has(each)));
        },
        area,
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [line, selector]);
  return last;
}
