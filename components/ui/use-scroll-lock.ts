import { useEffect } from 'react';

let locks = 0;
let before = { overflow: '', paddingRight: '' };

/**
 * Rule 4.20: the page does not scroll while a modal or the menu is open. What the scrollbar took is kept free, so nothing
 * jumps. The last of several locks opens the page.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    if (locks === 0) {
      before = { overflow: style.overflow, paddingRight: style.paddingRight };
      const scrollbar = window.innerWidth - clientWidth;
      style.overflow = 'hidden';
      if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, before);
    };
  }, [locked]);
}
