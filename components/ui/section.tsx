import type { Elements } from '@/components/elements';
import styles from './text.module.css';

interface Props {
  id: string;
  title: string;
  className?: string;
  children: Elements;
}

export const Section = ({ id, title, className, children }: Props) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
);
