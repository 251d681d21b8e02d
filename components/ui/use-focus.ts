import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of an element that takes the focus as soon as `when` is true, and whenever it changes to something else that is. */
export function useFocus<Target extends HTMLElement = HTMLHeadingElement>(
  when: unknown = true,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (when) target.current?.focus();
  }, [when]);
  return target;
}
