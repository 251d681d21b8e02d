import { useEffect } from 'react';
import { ask } from '@/components/api';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import text from '@/components/ui/text.module.css';
import { useFocus } from '@/components/ui/use-focus';
import { useSubmit } from '@/components/ui/use-submit';
import type { ActionProps } from './actions';
import styles from './order-actions.module.css';

/** Asks for confirmation and says what happens to goods and money (rule 15.17). */
export function CancelOrder({ order, words, onClose, onDone }: ActionProps) {
  const heading = useFocus();
  const { sending, failure, submit } = useSubmit();
  const { cancel } = words;

  const confirm = () =>
    submit(async () => {
      await ask('POST /orders/{token}/cancel', { params: { token: order.token } });
      onDone(cancel.done);
    });
  const late = failure?.code === 'status_not_possible' && order.kind === 'order';
  const problem = failure?.code === 'offline' ? words.offline : late ? cancel.late : failure?.message;
  return (
    <div className={styles.panel}>
      <h3 ref={heading} tabIndex={-1} className={text.title}>
        {cancel.title}
      </h3>
      <p>{cancel[order.kind]}</p>
      <FormProblem text={problem} cause={failure} />
      <div className={styles.actions}>
        <Button onClick={confirm} aria-disabled={sending}>
          {sending ? cancel.sending : cancel.confirm}
        </Button>
        <Button look="secondary" onClick={() => onClose()}>
          {cancel.keep}
        </Button>
      </div>
    </div>
  );
}

/** Reports the arrival at once; reporting it twice is no failure. */
export function GoodsArrived({ order, words, onDone }: ActionProps) {
  const { failure, submit } = useSubmit();
  useEffect(() => {
    void submit(async () => {
      await ask('POST /orders/{token}/arrived', { params: { token: order.token } });
      onDone(words.arrivedDone);
    });
  }, []);
  return (
    <p role="alert" className={failure ? styles.error : 'visually-hidden'}>
      {failure?.code === 'offline' ? words.offline : failure?.message}
    </p>
  );
}
