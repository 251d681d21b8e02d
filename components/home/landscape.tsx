import { ButtonLink } from '@/components/ui/button';
import { Scene } from '@/components/ui/scene';
import type { SectionProps } from '@/lib/brands/home-section';
import { wordsOn } from '@/lib/pictures/words-on';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './landscape.module.css';

export function Landscape({ section: { slot }, data }: SectionProps<'landscape'>) {
  const banner = data.banners.find((one) => one.slot === slot);
  if (!banner) return null;
  return (
    <section
      className={styles.landscape}
      aria-labelledby="hero"
      data-surface="night"
      data-words={wordsOn(banner.image)}
    >
      <Scene wide={banner.image} tall={banner.imageMobile ?? banner.image} className={styles.picture} first />
      <div className={styles.shade} />
      <div className={`page ${styles.text}`}>
        <h1 id="hero" className={styles.title}>
          {banner.title}
        </h1>
        <div className={styles.aside}>
          {banner.text ? <p className={styles.lead}>{keepTogether(banner.text)}</p> : null}
          {banner.link ? <ButtonLink href={banner.link}>{banner.linkText || banner.title}</ButtonLink> : null}
        </div>
      </div>
    </section>
  );
}
