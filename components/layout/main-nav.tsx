'use client';

import { useEffect, useId, useMemo, useState } from 'react';
import { newestIn } from '@/components/catalogue/queries';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { formatPrice } from '@/lib/prices/money';
import { type MenuCategories, type PackedCategories, unpackCategories } from '@/lib/routes/menu';
import { categoryPath, productPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './main-nav.module.css';
import { useAriaCurrent } from './use-aria-current';
import { useMegaMenu } from './use-mega-menu';

/** The data of both menus, packed, as every page holds it. */
export interface MenuData {
  categories: PackedCategories;
  ids: number[];
  genders: { name: string; href: string }[];
  pages: { name: string; href: string; bar?: boolean; service?: boolean }[];
}

/** Shows the menu (rule 2.13) as a bar with panels, or as a list. */
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

/** The menu from 1020 px: each main category is a link with a panel that opens on hover and with the down arrow. */
function MainNavBar({ categories, menu }: { categories: MenuCategories; menu: MenuData }) {
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

/** Shows the newest articles of a category, fetched when its panel first opens; their room is kept. */
function MenuNews({ id, name, open }: { id: number; name: string; open: boolean }) {
  const words = useWords('menu');
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  const { data, error } = useQuery({ ...newestIn(id), enabled: opened });
  useEffect(() => {
    if (error) console.info('What is new could not be read', error);
  }, [error]);
  const articles = data?.articles ?? [];

  return (
    <div className={styles.news} data-column="">
      {opened && !error && (data === undefined || articles.length > 0) ? (
        <>
          <p className={styles.group}>{fill(words.newIn, { name })}</p>
          <ul className={styles.newest}>
            {articles.map((article) => (
              <li key={article.id}>
                <a href={productPath(article.slug)}>
                  <Picture
                    src={article.image}
                    alt=""
                    width={240}
                    height={300}
                    sizes="10rem"
                    className={styles.newPicture}
                  />
                  <span>{article.name}</span>
                  <b className="numbers">{formatPrice(article.price)}</b>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
