import { useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';

/** The id of the section in the middle of the window; undefined before hydration. */
export function useCurrentSection(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const stops = [...document.querySelectorAll('main > section')].map((section) =>
      observe(section, (isInMiddle) => isInMiddle && setId(section.id), {
        rootMargin: '-50% 0px -49%',
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return id;
}
