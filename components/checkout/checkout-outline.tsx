import text from '@/components/ui/text.module.css';
import { methodText } from '@/lib/checkout/shipping-methods';
import { words } from '@/lib/messages';
import styles from './checkout.module.css';
import choice from './choice.module.css';
import choices from './choices.module.css';
import type { CheckoutProps } from './use-checkout';

/** The first steps with their words and nothing to press, in sight while the cart is read (docs/decisions/0014-first-paint.md). */
export function CheckoutOutline({ methods, freeFrom }: Pick<CheckoutProps, 'methods' | 'freeFrom'>) {
  const { words: checkout } = words.checkout;
  return (
    <div className={`${styles.form} ${styles.outline}`} aria-hidden inert>
      <div className={styles.steps}>
        <div className={styles.step}>
          <h2 className={text.title}>{checkout.linesTitle}</h2>
          <div className={styles.lines} />
        </div>
        <div className={styles.step}>
          <h2 className={text.title}>{checkout.wayTitle}</h2>
          <div className={choices.list}>
            {methods.map((method) => (
              <div key={method.id} className={choice.choice}>
                <input type="radio" className={choice.radio} />
                <span className={choice.name}>{method.name}</span>
                <div className={choice.text}>{methodText(method, freeFrom, checkout)}</div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
