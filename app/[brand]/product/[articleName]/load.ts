import { cache } from 'react';
import { openShop } from '@/server/shop';

/** The article of an address, if the brand's shop shows it; once per render for page and metadata. */
export const loadProduct = cache((brand: string, key: string) => openShop().storefront(brand).product(key));
