import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/picture';
import { t } from '@/lib/messages';
import { categoryPath } from '@/lib/routes/paths';
import styles from './category-tiles.module.css';

export interface CategoryTile {
  name: string;
  slug: string;
  image: string | null;
}

/** Returns column spans, in rows of two and of three, that fill the last row. */
const spans = (at: number, count: number) => {
  const rest = count % 3;
  const last = at >= count - rest;
  return {
    '--of-two': `span ${count % 2 === 1 && at === count - 1 ? 2 : 1}`,
    '--of-three': `span ${last ? 6 / rest : 2}`,
  } as CSSProperties;
};

export function CategoryTiles({ categories }: { categories: CategoryTile[] }) {
  if (categories.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="kategorier">
      <h2 id="kategorier" className="visually-hidden">
        {t('home.categories')}
      </h2>
      <ul className={styles.tiles} style={{ '--tiles': categories.length } as CSSProperties}>
        {categories.map((category, at) => (
          <li key={category.slug} className={styles.tile} style={spans(at, categories.length)}>
            <a href={categoryPath(category.slug)} className={styles.name}>
              {category.name}
            </a>
            <Picture
              src={category.image}
              alt=""
              width={480}
              height={480}
              sizes="(max-width: 1020px) 16vw, 15vw"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
