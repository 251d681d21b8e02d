/** What the software calls itself among machines: brands have their own names. */
export const SOFTWARE = 'shop';
