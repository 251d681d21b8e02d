import { Scene } from '@/components/ui/scene';
import type { Banner } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { wordsOn } from '@/lib/pictures/words-on';
import { keepTogether } from '@/lib/text/keep-together';
import card from './banner-card.module.css';
import { Carousel } from './late-parts';
import styles from './tiles.module.css';

/** Shows banners side by side, or in a rotating strip on narrow screens. */
export function BannerStrip({ banners }: { banners: Banner[] }) {
  if (banners.length === 0) return null;
  if (banners.length === 1) return <Tiles banners={banners} />;
  return (
    <section className={`below ${styles.section}`} aria-label={t('home.offers')}>
      <Carousel label={t('home.offers')} rotates className={styles.strip}>
        <ul className={styles.beside}>
          {banners.map((banner) => (
            <li key={banner.id}>
              <BannerCard banner={banner} sizes="(max-width: 700px) 78vw, 31vw" />
            </li>
          ))}
        </ul>
      </Carousel>
    </section>
  );
}

/** Shows two banners per row on a phone, at most `across` on a wide screen; the last row is always filled. */
export function Tiles({ banners, across = 3 }: { banners: Banner[]; across?: 2 | 3 }) {
  if (banners.length === 0) return null;
  return (
    <div className={`below ${styles.section} ${styles.tiles} ${across === 2 ? styles.two : ''}`}>
      {banners.map((banner) => (
        <div key={banner.id} className={styles.tile}>
          <BannerCard banner={banner} small={banners.length > 1} sizes="(max-width: 700px) 46vw, 31vw" />
        </div>
      ))}
    </div>
  );
}

interface Props {
  banner: Banner;
  sizes?: string;
  /** Small beside another: without the text between title and link. */
  small?: boolean;
}

function BannerCard({ banner, sizes = '(max-width: 700px) 94vw, 45vw', small = false }: Props) {
  const looks = [card.card, banner.image ? '' : card.plain, small ? card.small : ''];
  return (
    <article className={looks.filter(Boolean).join(' ')} data-words={wordsOn(banner.image)}>
      <Scene wide={banner.image} tall={banner.imageMobile} className={card.picture} sizes={sizes} />
      <div className={card.text}>
        <h2 className={card.title}>
          {banner.link ? (
            <a href={banner.link} className={card.link}>
              {banner.title}
            </a>
          ) : (
            banner.title
          )}
        </h2>
        {banner.text ? <p className={card.lead}>{keepTogether(banner.text)}</p> : null}
        {banner.linkText ? <span className={card.more}>{banner.linkText}</span> : null}
      </div>
    </article>
  );
}
