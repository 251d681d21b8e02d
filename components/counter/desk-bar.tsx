import type { CounterSession } from '@/lib/contracts/counter';
import { fill } from '@/lib/text/words';
import { signOut } from './actions';
import styles from './desk-bar.module.css';
import { useCounterWords } from './use-counter-words';

/** The shop, and who stands there. What waits for the net is sent before one leaves. */
export function DeskBar({ session, waiting }: { session: CounterSession; waiting: number }) {
  const words = useCounterWords();
  return (
    <header className={styles.bar}>
      <h1 className={styles.shop}>{session.shop.name}</h1>
      <span className={styles.who}>{fill(words.who, { name: session.name })}</span>
      <button
        type="button"
        className={styles.leave}
        aria-disabled={waiting > 0}
        title={waiting > 0 ? words.net.keep : undefined}
        onClick={() => {
          if (waiting === 0) void signOut().catch(() => {});
        }}
      >
        {words.logout}
      </button>
    </header>
  );
}
