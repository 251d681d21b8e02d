import { ask } from '@/components/api';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { useSubmit } from '@/components/ui/use-submit';

interface Props {
  who: { email: string } | { phone: string };
  onSent: () => void;
}

/** For whoever has to wait (rule 6.16). What is said is the same whether the account exists or not. */
export function LinkOffer({ who, onSent }: Props) {
  const words = useAccountWords();
  const { sending, failure, submit } = useSubmit();
  const send = () =>
    submit(async () => {
      await ask('POST /customers/login-link', { body: who });
      onSent();
    });
  return (
    <div className={styles.done}>
      <p>{words.link.offer}</p>
      <Button look="secondary" aria-disabled={sending} onClick={send}>
        {sending ? words.link.sending : words.link.submit}
      </Button>
      <p role="alert" className={styles.note} hidden={!failure}>
        {failure?.code === 'offline' ? words.status.offline : failure?.message}
      </p>
    </div>
  );
}
