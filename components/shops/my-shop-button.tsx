'use client';

import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import styles from './my-shop-button.module.css';
import { useMyShop } from './use-my-shop';

export function MyShopButton({ shop, large = false }: { shop: { id: number; name: string }; large?: boolean }) {
  const words = useWords('shops');
  const [mine, setMine] = useMyShop();
  const chosen = mine === shop.id;
  return (
    <button
      type="button"
      className={large ? `${styles.button} ${styles.large}` : styles.button}
      aria-pressed={chosen}
      onClick={() => setMine(chosen ? undefined : shop.id)}
    >
      <Icon name={chosen ? 'check' : 'pin'} size={18} />
      <span>
        <span>{chosen ? words.chosen : words.choose}</span>
        <span className="visually-hidden">{`: ${shop.name}`}</span>
      </span>
    </button>
  );
}
