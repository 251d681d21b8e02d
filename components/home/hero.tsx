import { ButtonLink } from '@/components/ui/button';
import { Scene } from '@/components/ui/scene';
import type { Banner } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { wordsOn } from '@/lib/pictures/words-on';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './hero.module.css';
import { Carousel } from './late-parts';

/** Shows every hero (rule 9.8). The first one's title is the page's heading, and its picture loads first. */
export function Heroes({ banners }: { banners: Banner[] }) {
  const [only] = banners;
  if (!only) return null;
  if (banners.length === 1)
    return (
      <section aria-label={only.title}>
        <Hero banner={only} first />
      </section>
    );
  return (
    <section aria-label={t('home.heroes')} className={styles.heroes} data-follow>
      <Carousel label={t('home.heroes')} look="hero" rotates>
        <ul className={styles.list}>
          {banners.map((banner, index) => (
            <li key={banner.id}>
              <Hero banner={banner} first={index === 0} />
            </li>
          ))}
        </ul>
      </Carousel>
    </section>
  );
}

function Hero({ banner, first }: { banner: Banner; first: boolean }) {
  const Title = first ? 'h1' : 'h2';
  const words = wordsOn(banner.image);
  return (
    <div className={styles.hero} data-words={words}>
      <Scene wide={banner.image} tall={banner.imageMobile ?? banner.image} className={styles.picture} first={first} />
      {words ? null : <div className={styles.shade} />}
      <div className={`page ${styles.text}`}>
        <Title className={styles.title}>{banner.title}</Title>
        {banner.text ? <p className={styles.lead}>{keepTogether(banner.text)}</p> : null}
        {banner.link ? (
          <p className={styles.links}>
            <ButtonLink href={banner.link} look={words === 'dark' ? 'primary' : 'light'}>
              {banner.linkText || banner.title}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </div>
  );
}
