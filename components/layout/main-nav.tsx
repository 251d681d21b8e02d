import Link from 'next/link';
import type { Category } from '@/lib/contracts/catalogue';
import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { categoryPath } from '@/lib/paths';
import { Icon } from '../ui/icon';
import styles from './main-nav.module.css';

/** Spec §2: gender entries, category entries, and the brand's own pages. As a bar with panels, or as a list. */
export function MainNav({ site, variant }: { site: Site; variant: 'bar' | 'list' }) {
  return (
    <nav aria-label={t('header.mainNav')} className={variant === 'bar' ? 'page' : undefined}>
      {variant === 'bar' ? <Bar site={site} /> : <List site={site} />}
    </nav>
  );
}

function Bar({ site }: { site: Site }) {
  return (
    <ul className={styles.bar}>
      {site.categories.map((category) => (
        <li key={category.id} className={styles.item}>
          <Link href={categoryPath(category.slug)} prefetch={false} className={styles.top}>
            {category.name}
          </Link>
          <div className={styles.panel}>
            <Columns category={category} />
          </div>
        </li>
      ))}
      {site.genders.map((gender, index) => (
        <li key={gender.href} className={index === 0 ? styles.push : undefined}>
          <Link href={gender.href} prefetch={false} className={`${styles.top} ${styles.quiet}`}>
            {gender.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Columns({ category }: { category: Category }) {
  return (
    <div className={`page ${styles.columns}`}>
      {category.subcategories.map((sub) => (
        <div key={sub.ArticleGroup2ID}>
          <Link href={categoryPath(category.slug, sub.slug)} prefetch={false} className={styles.group}>
            {sub.Name}
          </Link>
          <ul className={styles.sub}>
            {sub.groups.map((group) => (
              <li key={group.id}>
                <Link href={categoryPath(category.slug, sub.slug, group.slug)} prefetch={false}>
                  {group.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function List({ site }: { site: Site }) {
  return (
    <>
      <ul className={styles.list}>
        {site.categories.map((category) => (
          <li key={category.id}>
            <details name="meny">
              <summary>
                {category.name}
                <Icon name="down" size={20} />
              </summary>
              <ul className={styles.deep}>
                <li>
                  <Link href={categoryPath(category.slug)} prefetch={false}>
                    {t('header.allIn', { name: category.name })}
                  </Link>
                </li>
                {category.subcategories.map((sub) => (
                  <li key={sub.ArticleGroup2ID}>
                    <Link href={categoryPath(category.slug, sub.slug)} prefetch={false}>
                      {sub.Name}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        {site.genders.map((gender) => (
          <li key={gender.href}>
            <Link href={gender.href} prefetch={false} className={styles.row}>
              {gender.name}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.small}>
        <li>
          <Link href="/butikker" prefetch={false}>
            {t('header.shops')}
          </Link>
        </li>
        {site.brand.pages.map((page) => (
          <li key={page.href}>
            <Link href={page.href} prefetch={false}>
              {t(`menu.${page.key}` as 'menu.support')}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
