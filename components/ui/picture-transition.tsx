'use client';

import { type ReactNode, useSyncExternalStore, ViewTransition } from 'react';
import { prefersReducedMotion } from './use-media';

const TO_PRODUCT = 'to-product';
const SHARE = { [TO_PRODUCT]: 'picture', default: 'none' };

/** The transition types of a link to a product: no other change of the page moves a picture. None for who wants calm. */
export const productTransition = () => (prefersReducedMotion() ? undefined : [TO_PRODUCT]);

let meant: string | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says to which address one is about to go; only the picture of that card may travel. */
export function prepareTransition(href: string) {
  meant = href;
  for (const listener of listeners) listener();
}

/**
 * A picture that travels from a product's card to the product's page, where the browser has view transitions: React
 * pairs the two of one name in the commit that changes the page. A card says where it leads (`from`), as the same
 * product may stand on a page twice, and on the next one too.
 */
export function PictureTransition({
  name,
  from,
  children,
}: {
  name: string | null;
  from?: string;
  children: ReactNode;
}) {
  const goes = useSyncExternalStore(
    subscribe,
    () => from === undefined || from === meant,
    () => from === undefined,
  );
  return (
    <ViewTransition name={goes && name ? name : undefined} default="none" share={SHARE}>
      {children}
    </ViewTransition>
  );
}
