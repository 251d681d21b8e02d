import { Scene } from '@/components/ui/scene';
import type { Banner } from '@/lib/contracts/content';
import { wordsOn } from '@/lib/pictures/words-on';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './banner-card.module.css';

interface Props {
  banner: Banner;
  sizes?: string;
  /** Small beside another: its title and where it leads, no words between. */
  small?: boolean;
}

export function BannerCard({ banner, sizes = '(max-width: 700px) 94vw, 45vw', small = false }: Props) {
  const looks = [styles.card, banner.image ? '' : styles.plain, small ? styles.small : ''];
  return (
    <article className={looks.filter(Boolean).join(' ')} data-words={wordsOn(banner.image)}>
      <Scene wide={banner.image} tall={banner.imageMobile} className={styles.picture} sizes={sizes} />
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
        {banner.text ? <p className={styles.lead}>{keepTogether(banner.text)}</p> : null}
        {banner.linkText ? <span className={styles.more}>{banner.linkText}</span> : null}
      </div>
    </article>
  );
}
