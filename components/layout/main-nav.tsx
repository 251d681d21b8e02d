'use client';

import { useMemo } from 'react';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { type MenuCategories, type PackedCategories, unpackCategories } from '@/lib/routes/menu';
import { categoryPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './main-nav.module.css';
import { MainNavBar } from './main-nav-bar';
import { useAriaCurrent } from './use-aria-current';

/** The menu as short as it can be said: it travels in every page, once, and both menus are made of it. */
export interface MenuData {
  categories: PackedCategories;
  ids: number[];
  genders: { name: string; href: string }[];
  pages: { name: string; href: string; bar?: boolean; service?: boolean }[];
}

/** Rule 2.13: gender entries, category entries, and the brand's own pages. As a bar with panels, or as a list. */
export function MainNav({ menu, variant }: { menu: MenuData; variant: 'bar' | 'list' }) {
  const words = useWords('menu');
  const categories = useMemo(() => unpackCategories(menu.categories), [menu.categories]);
  return (
    <nav aria-label={words.label} className={variant === 'bar' ? 'page' : undefined}>
      {variant === 'bar' ? (
        <MainNavBar categories={categories} menu={menu} />
      ) : (
        <List categories={categories} menu={menu} />
      )}
    </nav>
  );
}

function List({ categories, menu }: { categories: MenuCategories; menu: MenuData }) {
  const words = useWords('menu');
  const mark = useAriaCurrent();
  return (
    <>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.slug}>
            <details name="meny">
              <summary>
                <span>{category.name}</span>
                <Icon name="down" size={20} />
              </summary>
              <ul className={styles.deep}>
                <li>
                  <a href={categoryPath(category.slug)} aria-current={mark(categoryPath(category.slug), 'page')}>
                    {fill(words.allIn, { name: category.name })}
                  </a>
                </li>
                {category.subs.map((sub) => (
                  <li key={sub.slug}>
                    <a
                      href={categoryPath(category.slug, sub.slug)}
                      aria-current={mark(categoryPath(category.slug, sub.slug))}
                    >
                      {sub.name}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        {menu.genders.map((gender) => (
          <li key={gender.href}>
            <a href={gender.href} className={styles.row} aria-current={mark(gender.href)}>
              {gender.name}
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.small}>
        {menu.pages.map((page) => (
          <li key={page.href}>
            <a href={page.href} aria-current={mark(page.href)}>
              {page.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
