type Press = Pick<MouseEvent, 'target' | 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** False if the browser opens a tab, a window or a download. */
export const isPlainPress = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Omit<Press, 'target' | 'defaultPrevented'>) => button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** Two slashes begin another site's address. */
const OURS = /^\/(?!\/)/;

/** Undefined if the browser should handle the press. */
export function followedLink(press: Press): string | undefined {
  if (press.defaultPrevented || !isPlainPress(press)) return undefined;
  const link = (press.target as Element).closest('a');
  const path = link?.getAttribute('href');
  return path && OURS.test(path) && !link?.target && !link?.hasAttribute('download') ? path : undefined;
}

/** Undefined for the cart's link where it opens the drawer. */
export function linkedPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('data-drawer')) return undefined;
  const elsewhere = link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return elsewhere ? link : undefined;
}
