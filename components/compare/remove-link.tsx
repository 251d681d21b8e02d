'use client';

import type { ReactNode } from 'react';
import { takeOut } from './actions';
import styles from './compare-page.module.css';

/** Leads to the comparison without the article; what this browser keeps follows. */
export function RemoveLink({
  id,
  href,
  label,
  children,
}: {
  id: number;
  href: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <a href={href} data-follow aria-label={label} className={styles.remove} onClick={() => takeOut(id)}>
      {children}
    </a>
  );
}
