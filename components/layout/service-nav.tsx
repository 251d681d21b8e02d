'use client';

import { Greeting } from '@/components/session/greeting';
import { useWords } from '@/components/words';
import type { MenuData } from './main-nav';
import styles from './service-nav.module.css';
import { useAriaCurrent } from './use-aria-current';

/** Links to the brand's own pages above the header from 1020 px (rule 2.13). Scrolls away. */
export function ServiceNav({ pages, tagline }: { pages: MenuData['pages']; tagline: string }) {
  const words = useWords('menu');
  const mark = useAriaCurrent();
  return (
    <div className={`page ${styles.row}`}>
      <p className={styles.tagline}>{tagline}</p>
      <Greeting className={styles.link} />
      <nav aria-label={words.service}>
        <ul className={styles.links}>
          {pages.map((page) => (
            <li key={page.href}>
              <a href={page.href} className={styles.link} aria-current={mark(page.href)}>
                {page.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
