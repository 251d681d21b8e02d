let locks = 0;
let before = { overflow: '', paddingRight: '' };

/**
 * Rule 4.20: the page does not scroll while a modal or the menu is open. What the scrollbar took is kept free, so nothing
 * jumps. Gives the way to unlock; the last of several opens the page.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    before = { overflow: style.overflow, paddingRight: style.paddingRight };
    const scrollbar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
  }
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) Object.assign(style, before);
  };
}
