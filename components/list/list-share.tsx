'use client';

import { useState } from 'react';
import { useSiteContext } from '@/components/navigation/site-context';
import { Share } from '@/components/share/share';
import { useLazy } from '@/components/ui/lazy';
import { useIdle } from '@/components/ui/use-idle';
import { useListStore } from './list-root';
import styles from './list-share.module.css';
import { useList } from './use-list';

const loadWays = () => import('@/components/share/share-links').then((module) => module.ShareLinks);

/** Rule 2.17: what is shared is the list as it stands: filters, order and page. The ways come after the page, or when it is opened. */
export function ListShare({ title }: { title: string }) {
  const store = useListStore();
  const { state } = useList();
  const { url } = useSiteContext();
  const [opened, setOpened] = useState(false);
  const ways = useLazy(useIdle() || opened, loadWays);
  return (
    <div className={styles.share}>
      <Share ways={ways} url={new URL(store.href(state), url).href} title={title} onOpen={() => setOpened(true)} />
    </div>
  );
}
