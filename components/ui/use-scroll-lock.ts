import { useEffect } from 'react';

let locks = 0;
let before = { overflow: '', paddingRight: '' };

/** Locks the page's scrolling under a modal or the menu (rule 4.20), keeping the scrollbar's width. The last unlock counts. */
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
