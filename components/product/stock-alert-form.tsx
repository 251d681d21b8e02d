import { type FormEvent, useId, useState } from 'react';
import { ask } from '@/components/api';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useForm } from '@/components/ui/use-form';
import { useWords } from '@/components/words';
import { isEmail } from '@/lib/text/emails';
import { fill } from '@/lib/text/words';
import fields from '@/messages/fields.nb.json';
import styles from './stock-alert-form.module.css';
import { stockAlertDraft } from './store';

const PRIVACY_PATH = '/personvernerklaering#opplysninger';

/** "Varsle meg": one email when the variant is back in stock. */
export function StockAlertForm({ ean, onStale }: { ean: string; onStale: () => void }) {
  const words = useWords('stockAlert');
  const id = useId();
  const [done, setDone] = useState(false);
  const form = useForm({
    names: ['email'],
    initial: { email: '' },
    kinds: { email: 'email' },
    id: () => id,
    draft: stockAlertDraft,
    problemOf: (_, { email }) => {
      if (email.trim() === '') return fields.email_required;
      return isEmail(email) ? undefined : fields.email_invalid;
    },
    refusal: ({ code, errors, message }) => ({ email: errors.email ?? [code === 'offline' ? words.offline : message] }),
  });
  const send = form.submit(async ({ email }) => {
    await ask('POST /stock-alerts', { body: { ean, email } });
    stockAlertDraft.forget();
    setDone(true);
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const failure = await send(event);
    if (failure?.code === 'back_in_stock') onStale();
  };

  if (done)
    return (
      <p className={styles.done} role="status">
        <Icon name="check" size={20} />
        <span>{fill(words.done, { email: form.values.email })}</span>
      </p>
    );
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <Icon name="bell" size={20} />
        <span>{words.title}</span>
      </h2>
      <div className={styles.row}>
        <Field {...form.field('email')} label={words.email} autoComplete="email" />
        <Button type="submit" aria-disabled={form.sending}>
          {form.sending ? words.sending : words.send}
        </Button>
      </div>
      <p className={styles.note}>
        <span>{`${words.note} `}</span>
        <a href={PRIVACY_PATH} data-follow>
          {words.privacy}
        </a>
      </p>
    </form>
  );
}
