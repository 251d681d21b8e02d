import { Scene } from '@/components/ui/scene';
import type { Banner } from '@/lib/contracts/content';
import styles from './banner-card.module.css';

export function BannerCard({ banner, sizes }: { banner: Banner; sizes?: string }) {
  return (
    <article className={`${styles.card} ${banner.image ? '' : styles.plain}`}>
      <Scene
        wide={banner.image}
        tall={banner.imageMobile}
        className={styles.picture}
        sizes={sizes ?? '(max-width: 700px) 94vw, 45vw'}
      />
      <div className={styles.text}>
        <h2 className={styles.title}>
          {banner.link ? (
            <a href={banner.link} className={styles.link}>
              {banner.title}
            </a>
          ) : (
            banner.title
          )}
        </h2>
        {banner.text ? <p>{banner.text}</p> : null}
        {banner.linkText ? <span className={styles.more}>{banner.linkText}</span> : null}
      </div>
    </article>
  );
}
