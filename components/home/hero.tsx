import { ButtonLink } from '@/components/ui/button';
import { Scene } from '@/components/ui/scene';
import type { Banner } from '@/lib/contracts/content';
import styles from './hero.module.css';

export function Hero({ banner }: { banner: Banner }) {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <Scene wide={banner.image} tall={banner.imageMobile ?? banner.image} className={styles.picture} first />
      <div className={styles.shade} />
      <div className={`page ${styles.text}`}>
        <h1 id="hero" className={styles.title}>
          {banner.title}
        </h1>
        {banner.text ? <p className={styles.lead}>{banner.text}</p> : null}
        {banner.link ? (
          <p className={styles.links}>
            <ButtonLink href={banner.link} look="light">
              {banner.linkText || banner.title}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}
