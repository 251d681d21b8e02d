import { Scene } from '@/components/ui/scene';
import type { Banner } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { NearestShops } from './late-parts';
import styles from './stores.module.css';

export function Stores({ banner }: { banner: Banner | undefined }) {
  return (
    <section className={`below ${styles.section}`} aria-labelledby="butikker">
      <div className={styles.stores}>
        <div className={styles.inside}>
          <h2 id="butikker" className={styles.heading}>
            {banner?.title ?? t('home.stores')}
          </h2>
          {banner?.text ? <p className={styles.lead}>{banner.text}</p> : null}
          <NearestShops />
        </div>
        {banner?.image ? (
          <div className={styles.frame}>
            <Scene wide={banner.image} tall={null} className={styles.picture} sizes="38vw" />
          </div>
        ) : null}
      </div>
    </section>
  );
}
