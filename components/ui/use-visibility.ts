import { type RefObject, useEffect, useState } from 'react';

type Visibility = 'visible' | 'above' | 'below';

interface Options {
  /** The margin around the window, as CSS writes it. */
  margin?: string;
  /** Once visible it stays so. */
  once?: boolean;
}

/** Returns where an element is relative to the window; undefined until known. */
export function useVisibility(
  element: RefObject<Element | null>,
  { margin = '0px', once = false }: Options = {},
): Visibility | undefined {
  const [visibility, setVisibility] = useState<Visibility>();
  const settled = once && visibility === 'visible';
  useEffect(() => {
    if (settled || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = (once && entries.find((one) => one.isIntersecting)) || entries.at(-1);
        if (entry) setVisibility(place(entry));
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, once, settled]);
  return visibility;
}

const place = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): Visibility =>
  isIntersecting ? 'visible' : boundingClientRect.top < 0 ? 'above' : 'below';

export const useNear = (element: RefObject<Element | null>, margin = '400px'): boolean =>
  useVisibility(element, { margin, once: true }) === 'visible';
