'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useStored } from '@/components/browser-store';
import { useSiteContext } from '@/components/navigation/site-context';
import { JsonLd } from '@/components/ui/json-ld';
import { addressOf, arrive, listsOf, routeOf, type TrailEntry, trailRule } from '@/lib/routes/breadcrumb-trail';
import { followedLink } from '@/lib/routes/followed-link';
import styles from './breadcrumb-trail.module.css';
import { requestScroll, trailStore } from './store';

export interface Crumb {
  name: string;
  /** Missing for the current page. */
  href?: string;
}

interface ShownCrumb extends Crumb {
  scrollPosition?: number;
}

/**
 * Shows the breadcrumb (rule 4.24): the server's default, which robots see, or the list a product was reached through
 * (rule 11.11). Always one line high.
 */
export function BreadcrumbTrail({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  const { url, categories } = useSiteContext();
  const path = usePathname();
  const { value: trail } = useStored(trailStore);

  useEffect(() => {
    const entries = crumbs
      .map(({ name, href }) => ({ ...routeOf(href ?? path, categories), title: name, scrollPosition: 0 }))
      .filter(({ name }) => name !== 'home');
    trailStore.change((before) => arrive(before, entries));
  }, [path, crumbs, categories]);

  const shown = through(trail, crumbs, trailRule(routeOf(path, categories).name) === 'keep');
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {shown.map((crumb) => (
          <li key={`${crumb.href}${crumb.name}`}>
            {crumb.href ? (
              <a
                href={crumb.href}
                data-follow
                onClick={(event) => followedLink(event) && crumb.scrollPosition && requestScroll(crumb.scrollPosition)}
              >
                {crumb.name}
              </a>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(crumbs, url)} />
    </nav>
  );
}

/** Returns home, the lists of the trail, and the page itself; the default without lists. */
function through(trail: TrailEntry[], crumbs: Crumb[], keeps: boolean): ShownCrumb[] {
  const lists = keeps ? listsOf(trail) : [];
  const [home, here] = [crumbs[0], crumbs.at(-1)];
  if (lists.length === 0 || !home || !here) return crumbs;
  return [
    home,
    ...lists.map((entry) => ({ name: entry.title, href: addressOf(entry), scrollPosition: entry.scrollPosition })),
    here,
  ];
}

const breadcrumbList = (crumbs: Crumb[], url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href ? { item: new URL(href, url).href } : {}),
  })),
});
