import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy';
import { useWords } from '@/components/words';
import styles from './alert-form.module.css';

const PriceWatchForm = lazyPart(() => import('./alert-form').then((module) => module.PriceWatchForm));

export function PriceWatch({ articleId }: { articleId: number }) {
  const words = useWords('priceWatch');
  const [open, setOpen] = useState(false);
  if (open) return <PriceWatchForm articleId={articleId} />;
  return (
    <button type="button" className={styles.open} onClick={() => setOpen(true)}>
      <Icon name="bell" size={20} />
      <span>{words.open}</span>
    </button>
  );
}
