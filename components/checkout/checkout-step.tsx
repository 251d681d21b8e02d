import type { Elements } from '@/components/elements';
import styles from './checkout.module.css';

/** One part of the checkout; an address can name it, and focus can go to its heading. */
export function CheckoutStep({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
