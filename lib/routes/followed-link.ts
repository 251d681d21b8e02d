/** What a press on a link says of itself, in React's events and in the browser's own. */
type Press = Pick<MouseEvent, 'target' | 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** False where the browser has something else to do with it: another tab, another window, a download. */
export const isPlainPress = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Omit<Press, 'target' | 'defaultPrevented'>) => button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** One slash: two begin the address of another site. */
const OURS = /^\/(?!\/)/;

/** The address of ours that a plain press follows in this tab; undefined for all that stays the browser's own matter. */
export function followedLink(press: Press): string | undefined {
  if (press.defaultPrevented || !isPlainPress(press)) return undefined;
  const link = (press.target as Element).closest('a');
  const path = link?.getAttribute('href');
  return path && OURS.test(path) && !link?.target && !link?.hasAttribute('download') ? path : undefined;
}

/** A link to another page of ours. That of the cart is none where it opens the drawer. */
export function linkedPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('data-drawer')) return undefined;
  const elsewhere = link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return elsewhere ? link : undefined;
}
