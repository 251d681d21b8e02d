import { ViewTransition } from 'react';
import type { Elements } from '@/components/elements';
import { prefersReducedMotion } from './use-media';

const TO_PRODUCT = 'to-product';
const SHARE = { [TO_PRODUCT]: 'picture', default: 'none' };

/** The transition types of a link to a product: no other change of the page moves a picture. None for who wants calm. */
export const productTransition = () => (prefersReducedMotion() ? undefined : [TO_PRODUCT]);

/**
 * A picture that travels from a product's card to the product's page, where the browser has view transitions: React
 * pairs the two of one name in the commit that changes the page. Without a name it stays where it is.
 */
export const PictureTransition = ({ name, children }: { name: string | undefined; children: Elements }) => (
  <ViewTransition name={name} default="none" share={SHARE}>
    {children}
  </ViewTransition>
);
