import { useEffect, useState } from 'react';
import { useWords } from '@/components/words';
import styles from './alert.module.css';
import { Icon } from './icon';
import { type Alert, closeLater } from './use-alerts';

/** One alert. Its clock stands still while the pointer or the focus is on it (WCAG 2.2.1). */
export function AlertBox({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const words = useWords('alerts');
  const [held, setHeld] = useState(false);

  useEffect(() => (held ? undefined : closeLater(alert, onClose)), [held, alert, onClose]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock, nothing can be done with it
    <div
      className={`${styles.alert} ${styles[alert.type]}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={styles.text}>
        <strong className={styles.title}>{words[alert.type]}</strong>
        <p>{alert.text}</p>
      </div>
      <button type="button" className={styles.close} onClick={onClose} aria-label={words.close}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
