'use client';

import { useState } from 'react';
import type { Elements } from '@/components/elements';
import { Icon } from '@/components/ui/icon';
import styles from './facet.module.css';

/** One filter, folded or not; what is chosen in it is told while it is folded. */
export function Facet({
  title,
  chosen,
  open,
  children,
}: {
  title: string;
  chosen: number;
  open: boolean;
  children: Elements;
}) {
  const [unfolded, setUnfolded] = useState(open || chosen > 0);
  return (
    <details className={styles.facet} open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary className={styles.title}>
        <span>{title}</span>
        {chosen > 0 ? <span className={styles.chosen}>{chosen}</span> : null}
        <span className={styles.arrow}>
          <Icon name="down" size={18} />
        </span>
      </summary>
      <fieldset className={styles.body}>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
