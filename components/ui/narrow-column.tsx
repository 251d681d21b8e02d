import type { ReactNode } from 'react';
import type { Elements } from '@/components/elements';
import styles from './narrow-column.module.css';

export function NarrowColumn({
  title,
  leads = [],
  children,
}: {
  title: string;
  leads?: ReactNode[];
  children: Elements;
}) {
  return (
    <div className="page">
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {leads.map((lead, index) => (
          <p key={index} className={styles.lead}>
            {lead}
          </p>
        ))}
        {children}
      </div>
    </div>
  );
}
