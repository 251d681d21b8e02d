import type { DetailsHTMLAttributes } from 'react';
import type { Elements } from '@/components/elements';
import styles from './fold.module.css';
import { Icon } from './icon';

interface Props extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'children'> {
  title: string;
  children: Elements;
}

/** Something folded away under its title, opened by the browser, with the shop's own arrow. */
export function Fold({ title, className, children, ...details }: Props) {
  return (
    <details {...details} className={className ? `${styles.fold} ${className}` : styles.fold}>
      <summary className={styles.title}>
        <span>{title}</span>
        <Icon name="down" size={18} />
      </summary>
      {children}
    </details>
  );
}
