import { useEffect } from 'react';

let locks = 0;
let before = { overflow: '', paddingRight: '' };

/**
 * Keeps the page from scrolling while a modal or the menu is open (rule 4.20). The scrollbar's width stays free, so that
 * nothing jumps. The last of several locks unlocks the page.
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
