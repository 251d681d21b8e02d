import Link from 'next/link';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, api } from '@/components/api';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { isEmail } from '@/lib/text/emails';
import { fill } from '@/lib/text/words';
import styles from './stock-alert-form.module.css';

const PRIVACY_PATH = '/personvernerklaering#opplysninger';

/** "Varsle meg": one letter when the variant can be had again. */
export function StockAlertForm({ ean, onStale }: { ean: string; onStale: () => void }) {
  const words = useWords('stockAlert');
  const fields = useWords('fields');
  const id = useId();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  const refuse = (text: string | undefined) => {
    setError(text);
    document.getElementById(id)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '') return refuse(fields.email_required);
    if (!isEmail(email)) return refuse(fields.email_invalid);
    setBusy(true);
    setError(undefined);
    try {
      await api.post('/stock-alerts', { ean, email });
      setDone(true);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.code === 'back_in_stock') onStale();
      refuse(problem.errors.email?.[0] ?? (problem.code === 'offline' ? words.offline : problem.message));
    } finally {
      setBusy(false);
    }
  };

  if (done)
    return (
      <p className={styles.done} role="status">
        <Icon name="check" size={20} />
        {fill(words.done, { email: email.trim() })}
      </p>
    );
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <Icon name="bell" size={20} />
        {words.title}
      </h2>
      <div className={styles.row}>
        <Field
          id={id}
          type="email"
          label={words.email}
          autoComplete="email"
          inputMode="email"
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" aria-disabled={busy}>
          {busy ? words.sending : words.send}
        </Button>
      </div>
      <p className={styles.note}>
        {words.note} <Link href={PRIVACY_PATH}>{words.privacy}</Link>
      </p>
    </form>
  );
}
