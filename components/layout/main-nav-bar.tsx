'use client';

import { useId } from 'react';
import type { MenuCategories } from '@/lib/routes/menu';
import { categoryPath } from '@/lib/routes/paths';
import type { MenuData } from './main-nav';
import styles from './main-nav.module.css';
import { MenuNews } from './menu-news';
import { useAriaCurrent } from './use-aria-current';
import { useMegaMenu } from './use-mega-menu';

/** The menu from 1020 px on: each main group is a link, with a panel that opens on hover and with the down arrow. */
export function MainNavBar({ categories, menu }: { categories: MenuCategories; menu: MenuData }) {
  const id = useId();
  const mark = useAriaCurrent();
  const { open, bar, item } = useMegaMenu();
  const pages = menu.pages.filter((page) => page.bar);
  return (
    <ul className={styles.bar} {...bar}>
      {categories.map((category, index) => (
        <li key={category.slug} className={styles.item} {...item(category.slug)}>
          <a
            href={categoryPath(category.slug)}
            className={styles.top}
            aria-current={mark(categoryPath(category.slug))}
            aria-expanded={open === category.slug}
            aria-controls={`${id}-${category.slug}`}
          >
            {category.name}
          </a>
          <div
            id={`${id}-${category.slug}`}
            className={styles.panel}
            data-open={open === category.slug ? '' : undefined}
          >
            <div className={`page ${styles.columns}`}>
              <div className={styles.subs}>
                {category.subs.map((sub) => (
                  <div key={sub.slug} data-column="">
                    <a
                      href={categoryPath(category.slug, sub.slug)}
                      className={styles.group}
                      aria-current={mark(categoryPath(category.slug, sub.slug))}
                    >
                      {sub.name}
                    </a>
                    <ul className={styles.sub}>
                      {sub.groups.map((group) => (
                        <li key={group.slug}>
                          <a
                            href={categoryPath(category.slug, sub.slug, group.slug)}
                            aria-current={mark(categoryPath(category.slug, sub.slug, group.slug))}
                          >
                            {group.name}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
              <MenuNews id={menu.ids[index] ?? 0} name={category.name} open={open === category.slug} />
            </div>
          </div>
        </li>
      ))}
      {[...menu.genders, ...pages].map((entry, index) => (
        <li key={entry.href} className={index === 0 ? styles.push : undefined}>
          <a href={entry.href} className={`${styles.top} ${styles.quiet}`} aria-current={mark(entry.href)}>
            {entry.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
