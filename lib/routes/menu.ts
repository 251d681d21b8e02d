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

/** More than menus have of names; then it begins anew. */
const MOST_KEPT = 5000;
const slugs = new Map<string, string>();

/** Keeps slugs: every page draws the menu. */
function slugOf(name: string): string {
  const known = slugs.get(name);
  if (known !== undefined) return known;
  if (slugs.size >= MOST_KEPT) slugs.clear();
  const slug = slugify(name);
  slugs.set(name, slug);
  return slug;
}

const named = ({ name, slug }: Place): Named => (slugOf(name) === slug ? name : { name, slug });
const place = (one: Named): Place => (typeof one === 'string' ? { name: one, slug: slugOf(one) } : one);

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
