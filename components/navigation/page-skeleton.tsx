import type { Elements } from '@/components/elements';
import { routeOf, trailRule } from '@/lib/routes/breadcrumb-trail';
import styles from './page-skeleton.module.css';
import { useSiteContext } from './site-context';
import type { CarriedCard, PendingNavigation } from './use-pending-navigation';

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Shows the outline of a product (with the clicked card's data) or a list; nothing for other pages. */
export function PageSkeleton({ address, card }: PendingNavigation) {
  const { categories } = useSiteContext();
  const { name } = routeOf(address.split('?')[0] ?? '', categories);
  if (name === 'product') return <Over content={<ProductOutline card={card} />} />;
  return trailRule(name) === 'reset' && name !== 'home' ? <Over content={<ListOutline />} /> : null;
}

const Over = ({ content }: { content: Elements }) => (
  <div className={`screen-only ${styles.over}`} aria-hidden="true">
    <div className="page">
      <div className={styles.crumbs}>
        <span className={styles.text} />
      </div>
      {content}
    </div>
  </div>
);

const ProductOutline = ({ card }: { card: CarriedCard | undefined }) => (
  <div className={styles.stage}>
    <div className={styles.gallery}>
      {card ? (
        <div className={styles.frame}>
          {card.picture ? (
            <img src={card.picture} alt="" className={styles.shot} data-fills={card.fills ? '' : undefined} />
          ) : null}
        </div>
      ) : (
        <span className={styles.picture} />
      )}
    </div>
    <div className={styles.panel}>
      {card ? (
        <div>
          <p className={styles.brand}>{card.brand}</p>
          <p className={styles.name}>{card.name}</p>
          <p className={styles.price} dangerouslySetInnerHTML={{ __html: card.price }} />
        </div>
      ) : (
        <>
          <span className={styles.text} />
          <span className={styles.title} />
        </>
      )}
      <span className={styles.text} />
      <span className={styles.button} />
    </div>
  </div>
);

const ListOutline = () => (
  <>
    <div className={styles.head}>
      <span className={styles.title} />
      <span className={styles.text} />
    </div>
    <span className={styles.chips} />
    <div className={styles.grid}>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <span className={styles.picture} />
          <span className={styles.text} />
          <span className={styles.text} />
        </div>
      ))}
    </div>
  </>
);
