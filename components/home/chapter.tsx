import { Scene } from '@/components/ui/scene';
import type { SectionProps } from '@/lib/brands/home-section';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './chapter.module.css';

/** A story the brand tells elsewhere: a wide picture, and its beginning on a slab that stands over the edge. */
export function Chapter({ section: { slot, flip }, data }: SectionProps<'chapter'>) {
  const banner = data.banners.find((one) => one.slot === slot);
  if (!banner) return null;
  return (
    <section className={styles.chapter} data-flip={flip ? '' : undefined} aria-labelledby={slot} data-follow>
      <Scene wide={banner.image} tall={banner.imageMobile} className={styles.picture} />
      <div className={`page ${styles.place}`}>
        <div className={styles.slab} data-surface="night">
          <h2 id={slot} className={styles.title}>
            {banner.title}
          </h2>
          {banner.text ? <p className={styles.text}>{keepTogether(banner.text)}</p> : null}
          {banner.link ? (
            <a href={banner.link} className={styles.link}>
              {banner.linkText || banner.title}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}
