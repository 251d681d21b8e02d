import type { SelectHTMLAttributes } from 'react';
import styles from './select.module.css';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  round?: boolean;
  wide?: boolean;
}

export function Select({ round = false, wide = false, ...select }: Props) {
  const classes = [styles.select, round ? styles.round : '', wide ? styles.wide : ''].filter(Boolean).join(' ');
  return <select {...select} className={classes} />;
}
