'use client';

import { useState } from 'react';
import { useSiteContext } from '@/components/navigation/site-context';
import look from '@/components/share/share.module.css';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/lazy';
import { useIdle } from '@/components/ui/use-idle';
import { useWords } from '@/components/words';
import { useListStore } from './list-root';
import styles from './list-share.module.css';
import { useList } from './use-list';

const loadShare = () => import('@/components/share/share').then((module) => module.Share);

/**
 * Rule 2.17: the toolbar's share button. What is shared is the list as it stands: filters, order and page. It comes after
 * the page, or as soon as its place is pressed, and is open then.
 */
export function ListShare({ title }: { title: string }) {
  const words = useWords('share');
  const store = useListStore();
  const { state } = useList();
  const { url } = useSiteContext();
  const [pressed, setPressed] = useState(false);
  const Share = useLazy(useIdle() || pressed, loadShare);
  return (
    <span className={styles.share}>
      {Share ? (
        <Share url={new URL(store.href(state), url).href} title={title} pressed={pressed} />
      ) : (
        <button type="button" className={look.opener} aria-expanded="false" onClick={() => setPressed(true)}>
          <Icon name="share" size={20} />
          <span className={styles.word}>{words.share}</span>
        </button>
      )}
    </span>
  );
}
