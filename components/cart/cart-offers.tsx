import { useStored } from '@/components/browser-store';
import { bestsellers, bundle } from '@/components/catalogue/queries';
import { useFavourites } from '@/components/favourites/use-favourites';
import { recentlyViewedStore } from '@/components/product/store';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { cardOf } from '@/lib/lists/card';
import { productPath } from '@/lib/routes/paths';
import styles from './cart-offers.module.css';

const SHOWN = 4;

/** Suggests goods for an empty cart: recently viewed ones and favourites, otherwise bestsellers. */
export function CartOffers({ onLeave }: { onLeave?: () => void }) {
  const words = useWords('cart');
  const card = useWords('card');
  const { value: viewed } = useStored(recentlyViewedStore);
  const { ids: favourites } = useFavourites();
  const own = [...new Set([...viewed, ...favourites])].slice(0, SHOWN);
  const seen = useQuery({ ...bundle(own), enabled: own.length > 0 });
  // Also asked for when the viewed articles are no longer sold.
  const others = useQuery({
    ...bestsellers(SHOWN),
    enabled: own.length === 0 || seen.data?.length === 0 || seen.isError,
  });
  const articles = seen.data?.length ? seen.data : others.data;
  if (!articles?.length) return null;
  return (
    <section className={styles.offers} aria-labelledby="kurvforslag">
      <h3 id="kurvforslag" className={styles.title}>
        {articles === seen.data ? words.offersSeen : words.offersBought}
      </h3>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id} className={styles.offer}>
            <Picture src={article.image} alt="" width={96} height={120} sizes="6rem" className={styles.picture} />
            <div className={styles.text}>
              <a href={productPath(article.slug)} data-follow className={styles.link} onClick={onLeave}>
                {article.name}
              </a>
              <Price {...cardOf(article)} words={card} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
