import type { DetailsHTMLAttributes } from 'react';
import type { Elements } from '@/components/elements';
import styles from './fold.module.css';
import { Icon } from './icon';

interface Props extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title' | 'children'> {
  title: Elements;
  children: Elements;
}

export function Fold({ title, className, children, ...details }: Props) {
  return (
    <details {...details} className={className ? `${styles.fold} ${className}` : styles.fold}>
      <summary className={styles.title}>
        {title}
        <Icon name="down" size={18} />
      </summary>
      {children}
    </details>
  );
}
