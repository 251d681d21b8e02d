import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { decoded } from '@/lib/routes/decode';
import { categoryPath, genderIds } from '@/lib/routes/paths';

export interface Place {
  title: string;
  path: string;
  trail: { name: string; href?: string }[];
  filters: { genders?: number[]; categories?: number[]; subcategories?: number[]; groups?: number[] };
  children: { name: string; href: string }[];
}

/** Finds the place of an address (rule 2.1: `/{gender}` and `/{category}/{subcategory}/{group}`); undefined is a 404. */
export function findPlace(path: string[], site: Pick<Site, 'categories' | 'genders'>): Place | undefined {
  const [first = '', second, third] = path;
  if (path.length > 3) return undefined;
  const genders = Object.hasOwn(genderIds, first) ? genderIds[first] : undefined;
  if (genders) return second === undefined ? genderPlace(first, genders, site) : undefined;

  const category = site.categories.find((one) => one.slug === first);
  if (!category) return undefined;
  const home = { name: category.name, href: categoryPath(category.slug) };
  if (second === undefined)
    return {
      title: category.name,
      path: home.href,
      trail: [{ name: category.name }],
      filters: { categories: [category.id] },
      children: category.subcategories.map((sub) => ({ name: sub.Name, href: categoryPath(first, sub.slug) })),
    };

  const sub = category.subcategories.find((one) => one.slug === second);
  if (!sub) return undefined;
  if (third === undefined)
    return {
      title: sub.Name,
      path: categoryPath(first, second),
      trail: [home, { name: sub.Name }],
      filters: { subcategories: [sub.ArticleGroup2ID] },
      children: sub.groups.map((group) => ({ name: group.name, href: categoryPath(first, second, group.slug) })),
    };

  const group = sub.groups.find((one) => one.slug === third);
  if (!group) return undefined;
  return {
    title: group.name,
    path: categoryPath(first, second, third),
    trail: [home, { name: sub.Name, href: categoryPath(first, second) }, { name: group.name }],
    filters: { groups: [group.id] },
    children: sub.groups
      .filter((one) => one.id !== group.id)
      .map((one) => ({ name: one.name, href: categoryPath(first, second, one.slug) })),
  };
}

/** Returns the path of the nearest existing place, at last home. */
export function nearestPlace(path: string, site: Pick<Site, 'categories' | 'genders'>): string {
  const parts = path.slice(1).split('/').map(decoded);
  const found = parts.map((_, at) => findPlace(parts.slice(0, parts.length - at), site)).find(Boolean);
  return found?.path ?? '/';
}

function genderPlace(slug: string, ids: number[], site: Pick<Site, 'categories' | 'genders'>): Place {
  const known = site.genders.find((one) => one.href === `/${slug === 'voksen' ? 'uni' : slug}`);
  const title = slug === 'barn-junior' ? t('list.barnJunior') : (known?.name ?? slug);
  return {
    title,
    path: `/${slug === 'voksen' ? 'uni' : slug}`,
    trail: [{ name: title }],
    filters: { genders: ids },
    children: site.categories.map((one) => ({ name: one.name, href: categoryPath(one.slug) })),
  };
}
