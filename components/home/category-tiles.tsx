import { Picture } from '@/components/ui/picture';
import { t } from '@/lib/messages';
import { categoryPath } from '@/lib/routes/paths';
import styles from './category-tiles.module.css';

export interface CategoryTile {
  name: string;
  slug: string;
  image: string | null;
}

/** The main groups, each with a picture of what it puts first. */
export function CategoryTiles({ categories }: { categories: CategoryTile[] }) {
  if (categories.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="kategorier">
      <h2 id="kategorier" className="visually-hidden">
        {t('home.categories')}
      </h2>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.slug} className={styles.tile}>
            <a href={categoryPath(category.slug)} className={styles.name}>
              {category.name}
            </a>
            <Picture
              src={category.image}
              alt=""
              width={480}
              height={480}
              sizes="(max-width: 1020px) 24vw, 15vw"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
