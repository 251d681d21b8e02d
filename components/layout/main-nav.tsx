'use client';

import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { categoryPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './main-nav.module.css';
import { MainNavBar } from './main-nav-bar';
import { useAriaCurrent } from './use-aria-current';

interface Place {
  name: string;
  slug: string;
}

/** The menu as short as it can be said: it travels in every page, once, and both menus are made of it. */
export interface MenuData {
  categories: (Place & { subs: (Place & { groups: Place[] })[] })[];
  genders: { name: string; href: string }[];
  /** Shops and the brand's own pages. */
  pages: { name: string; href: string; bar?: boolean }[];
}

/** Rule 2.13: gender entries, category entries, and the brand's own pages. As a bar with panels, or as a list. */
export function MainNav({ menu, variant }: { menu: MenuData; variant: 'bar' | 'list' }) {
  const words = useWords('menu');
  return (
    <nav aria-label={words.label} className={variant === 'bar' ? 'page' : undefined}>
      {variant === 'bar' ? <MainNavBar menu={menu} /> : <List menu={menu} />}
    </nav>
  );
}

function List({ menu }: { menu: MenuData }) {
  const words = useWords('menu');
  const mark = useAriaCurrent();
  return (
    <>
      <ul className={styles.list}>
        {menu.categories.map((category) => (
          <li key={category.slug}>
            <details name="meny">
              <summary>
                {category.name}
                <Icon name="down" size={20} />
              </summary>
              <ul className={styles.deep}>
                <li>
                  <Link
                    href={categoryPath(category.slug)}
                    prefetch={false}
                    aria-current={mark(categoryPath(category.slug), 'page')}
                  >
                    {fill(words.allIn, { name: category.name })}
                  </Link>
                </li>
                {category.subs.map((sub) => (
                  <li key={sub.slug}>
                    <Link
                      href={categoryPath(category.slug, sub.slug)}
                      prefetch={false}
                      aria-current={mark(categoryPath(category.slug, sub.slug))}
                    >
                      {sub.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        {menu.genders.map((gender) => (
          <li key={gender.href}>
            <Link href={gender.href} prefetch={false} className={styles.row} aria-current={mark(gender.href)}>
              {gender.name}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.small}>
        {menu.pages.map((page) => (
          <li key={page.href}>
            <Link href={page.href} prefetch={false} aria-current={mark(page.href)}>
              {page.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
