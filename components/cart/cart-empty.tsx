import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy';
import text from '@/components/ui/text.module.css';
import { useWords } from '@/components/words';
import styles from './cart-empty.module.css';

const CartOffers = lazyPart(() => import('./cart-offers').then((module) => module.CartOffers));

export function CartEmpty({ heading: Heading = 'h3', onLeave }: { heading?: 'h2' | 'h3'; onLeave?: () => void }) {
  const words = useWords('cart');
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name="cart" size={40} />
      </span>
      <Heading className={text.title}>{words.emptyTitle}</Heading>
      <p className={styles.text}>{words.emptyText}</p>
      <a href="/" data-follow className={styles.link} onClick={onLeave}>
        {words.keepShopping}
      </a>
      <CartOffers onLeave={onLeave} />
    </div>
  );
}
