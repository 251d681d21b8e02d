'use client';

import { useSiteContext } from '@/components/navigation/site-context';
import { lazyPart } from '@/components/ui/lazy';
import { useIdle } from '@/components/ui/use-idle';
import { useListStore } from './list-root';
import styles from './list-share.module.css';
import { useList } from './use-list';

const Share = lazyPart(() => import('@/components/share/share').then((module) => module.Share));

/** Rule 2.17: the toolbar's share button. What is shared is the list as it stands: filters, order and page. */
export function ListShare({ title }: { title: string }) {
  const store = useListStore();
  const { state } = useList();
  const { url } = useSiteContext();
  const idle = useIdle();
  return (
    <span className={styles.share}>
      {idle ? <Share url={new URL(store.href(state), url).href} title={title} /> : null}
    </span>
  );
}
