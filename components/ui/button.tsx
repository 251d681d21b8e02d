import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'secondary' | 'light';

const classes = (look: Look, wide: boolean) =>
  [styles.button, styles[look], wide ? styles.wide : ''].filter(Boolean).join(' ');

export function Button({
  look = 'primary',
  wide = false,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; wide?: boolean }) {
  return <button type="button" {...rest} className={classes(look, wide)} />;
}

export function ButtonLink({
  href,
  look = 'primary',
  wide = false,
  children,
}: {
  href: string;
  look?: Look;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <a href={href} data-follow className={classes(look, wide)}>
      {children}
    </a>
  );
}
