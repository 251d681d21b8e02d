/** Places in town and at home; landscapes are drawn elsewhere. */
export const placeNames = [
  'city-rain',
  'shop-front',
  'school-yard',
  'cabin',
  'cabin-inside',
  'hallway',
  'laundry',
  'workshop',
  'kitchen-camp',
] as const;
export type PlaceName = (typeof placeNames)[number];
