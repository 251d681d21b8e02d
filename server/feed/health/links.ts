import { brandContents, isTextPage } from '@/lib/brands/brands';
import { linksOf as pageLinks } from '@/lib/content/brand-page';
import { inlineParts } from '@/lib/content/inline-parts';
import { decoded } from '@/lib/routes/decode';
import { pageKinds } from '@/lib/routes/pages';
import { genderIds, redirects, shortNames } from '@/lib/routes/paths';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { blogPosts } from '@/server/platform/db/schema/content';
import { type Finding, finding } from './types';

interface Link {
  from: string;
  to: string;
}

/** Links of the feed and of brands' pages that lead to nothing in the shop. Other sites are not asked. */
export async function linkFindings(sql: Sql, now: Date): Promise<Finding[]> {
  const links = await linksOf(sql, now);
  const isThere = await addresses(sql, links);
  const dead = links.filter(({ to }) => !isThere(to));
  if (dead.length === 0) return [];
  const text = dead.length === 1 ? '1 link points to nothing.' : `${dead.length} links point to nothing.`;
  return [
    finding('fault', 'dead_link', text, {
      count: dead.length,
      examples: dead.map(({ from, to }) => `${from} → ${to}`),
    }),
  ];
}

async function linksOf(sql: Sql, now: Date): Promise<Link[]> {
  const [named, posts] = await Promise.all([
    sql<Computed<Link>[]>`
      select 'banner ' || id as "from", link as "to" from banners
        where preview is null and coalesce(ends_at > ${now.toISOString()}, true)
      union all select 'campaign ' || id, url from campaigns where url is not null and ends_at > ${now.toISOString()}
      union all select 'category ' || id, banner_link from categories where banner_link is not null`,
    sql<Columns<typeof blogPosts, 'id' | 'body'>[]>`select id, body from blog_posts where body like '%](/%'`,
  ]);
  const written = posts.flatMap(({ id, body }) =>
    inlineParts(body).flatMap((part) => (part.kind === 'link' ? [{ from: `blog post ${id}`, to: part.href }] : [])),
  );
  return [...named, ...written, ...linksOfBrands()].filter(({ to }) => to.startsWith('/'));
}

function linksOfBrands(): Link[] {
  return brandContents().flatMap(({ brand, pages }) => {
    const { manifesto, editorial, notes } = brand.texts;
    const home = [manifesto, editorial, notes].flatMap((part) => part?.link.href ?? []);
    return [
      ...home.map((to) => ({ from: `brands/${brand.id}/brand.json`, to })),
      ...[...pages.values()].flatMap((page) => pageLinks(page).map((to) => ({ from: `${brand.id} ${page.path}`, to }))),
    ];
  });
}

const segmentsOf = (to: string) => new URL(to, 'http://shop').pathname.split('/').filter(Boolean).map(decoded);

/** The tables whose slugs are the second part of an address. */
const NAMED: Record<string, string> = {
  kampanje: 'campaigns',
  blogg: 'blog_posts',
  butikker: 'shops',
  product: 'articles',
};

/** Reads only the rows that the links name. */
async function addresses(sql: Sql, links: readonly Link[]) {
  const asked = new Map<string, string[]>(Object.keys(NAMED).map((first) => [first, []]));
  for (const { to } of links) {
    const [first = '', second] = segmentsOf(to);
    if (second !== undefined) asked.get(first)?.push(second);
  }
  const slugs = new Map<string, Set<string>>();
  for (const [first, names] of asked) {
    if (names.length === 0) continue;
    const shown = first === 'product' ? sql`and visible` : first === 'butikker' ? sql`and not web_shop` : sql``;
    const rows = await sql<Computed<{ slug: string }>[]>`
      select slug from ${sql(NAMED[first] ?? '')} where slug = any(${names}::text[]) ${shown}`;
    slugs.set(first, new Set(rows.map(({ slug }) => slug)));
  }
  const places = await placePaths(sql);
  return (to: string): boolean => {
    const { pathname } = new URL(to, 'http://shop');
    const segments = segmentsOf(to);
    const [first = '', second] = segments;
    if (segments.length === 0 || isTextPage(`/${segments.join('/')}`)) return true;
    if (second !== undefined && first in NAMED) return slugs.get(first)?.has(second) ?? false;
    if (pathname in redirects || first in shortNames || first in genderIds) return true;
    return Object.hasOwn(pageKinds, first) || places.has(segments.join('/'));
  };
}

async function placePaths(sql: Sql): Promise<Set<string>> {
  const rows = await sql<Computed<{ path: string }>[]>`
    select c.slug as path from categories c
    union all select c.slug || '/' || s.slug from categories c join subcategories s on s.category_id = c.id
    union all select c.slug || '/' || s.slug || '/' || g.slug from categories c
      join subcategories s on s.category_id = c.id join groups g on g.subcategory_id = s.id`;
  return new Set(rows.map(({ path }) => path));
}
