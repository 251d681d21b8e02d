import { ViewTransition } from 'react';
import type { Elements } from '@/components/elements';
import { prefersReducedMotion } from './use-media';

const TO_PRODUCT = 'to-product';
const SHARE = { [TO_PRODUCT]: 'picture', default: 'none' };

/** Returns the transition types of a link to a product; none with reduced motion. */
export const productTransition = () => (prefersReducedMotion() ? undefined : [TO_PRODUCT]);

/** Moves a picture from card to product page: React pairs the two of one name. Without a name it stays. */
export const PictureTransition = ({ name, children }: { name: string | undefined; children: Elements }) => (
  <ViewTransition name={name} default="none" share={SHARE}>
    {children}
  </ViewTransition>
);
