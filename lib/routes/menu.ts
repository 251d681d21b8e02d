import { slugify } from '@/lib/text/slug';

interface Place {
  name: string;
  slug: string;
}

export type MenuCategories = (Place & { subs: (Place & { groups: Place[] })[] })[];

/** A name alone, if the slug follows from it. */
type Named = string | Place;

/** The short form in every page's data: each place stands before those below it. */
export type PackedCategories = [Named, ...[Named, ...Named[]][]][];

const named = ({ name, slug }: Place): Named => (slugify(name) === slug ? name : { name, slug });
const place = (one: Named): Place => (typeof one === 'string' ? { name: one, slug: slugify(one) } : one);

export const packCategories = (categories: MenuCategories): PackedCategories =>
  categories.map((category) => [
    named(category),
    ...category.subs.map((sub): [Named, ...Named[]] => [named(sub), ...sub.groups.map(named)]),
  ]);

export const unpackCategories = (packed: PackedCategories): MenuCategories =>
  packed.map(([category, ...subs]) => ({
    ...place(category),
    subs: subs.map(([sub, ...groups]) => ({ ...place(sub), groups: groups.map(place) })),
  }));
