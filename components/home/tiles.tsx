import { Carousel } from '@/components/ui/carousel';
import type { Banner } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { BannerCard } from './banner-card';
import styles from './tiles.module.css';

/** Side by side on a wide screen, a rotating strip on a narrow one. */
export function BannerStrip({ banners }: { banners: Banner[] }) {
  if (banners.length === 0) return null;
  if (banners.length === 1) return <Tiles banners={banners} />;
  return (
    <section className={styles.section} aria-label={t('home.offers')}>
      <Carousel label={t('home.offers')} rotates className={styles.strip}>
        <ul className={styles.beside}>
          {banners.map((banner) => (
            <li key={banner.id}>
              <BannerCard banner={banner} sizes="(max-width: 700px) 84vw, 31vw" />
            </li>
          ))}
        </ul>
      </Carousel>
    </section>
  );
}

/** Two in a row on a phone, at most `across` on a wide screen; those of the last row fill it, however many they are. */
export function Tiles({ banners, across = 3 }: { banners: Banner[]; across?: 2 | 3 }) {
  if (banners.length === 0) return null;
  return (
    <div className={`${styles.section} ${styles.tiles} ${across === 2 ? styles.two : ''}`}>
      {banners.map((banner) => (
        <div key={banner.id} className={styles.tile}>
          <BannerCard banner={banner} small={banners.length > 1} sizes="(max-width: 700px) 46vw, 31vw" />
        </div>
      ))}
    </div>
  );
}
