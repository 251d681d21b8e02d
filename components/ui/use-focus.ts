import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of an element that takes the focus when `when` becomes true, or changes to another truthy value. */
export function useFocus<Target extends HTMLElement = HTMLHeadingElement>(
  when: unknown = true,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (when) target.current?.focus();
  }, [when]);
  return target;
}
