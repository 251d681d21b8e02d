'use client';

import { useEffect, useState } from 'react';
import { useSiteFacts } from '@/components/navigation/site-context';
import { later } from '@/components/ui/lazy';
import { whenIdle } from '@/components/ui/when-idle';
import { useListStore } from './list-root';
import styles from './list-share.module.css';
import { useList } from './use-list';

const Share = later(() => import('@/components/share/share').then((module) => module.Share));

/** Rule 2.17: the toolbar's share button. What is shared is the list as it stands: filters, order and page. */
export function ListShare({ title }: { title: string }) {
  const store = useListStore();
  const { state } = useList();
  const { url } = useSiteFacts();
  const [alive, setAlive] = useState(false);
  useEffect(() => whenIdle(() => setAlive(true)), []);
  return (
    <span className={styles.share}>
      {alive ? <Share url={new URL(store.href(state), url).href} title={title} /> : null}
    </span>
  );
}
