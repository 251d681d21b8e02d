import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ask } from '@/components/api';
import { useUser } from '@/components/session/use-user';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/components/ui/own-texts';
import { useForm } from '@/components/ui/use-form';
import { useWords } from '@/components/words';
import { isEmail } from '@/lib/text/emails';
import { fill } from '@/lib/text/words';
import fieldsTexts from '@/messages/fields.nb.json';
import styles from './alert-form.module.css';
import { alertDraft } from './store';

const PRIVACY_PATH = '/personvernerklaering#opplysninger';

interface Props {
  words: ReturnType<typeof useWords<'stockAlert' | 'priceWatch'>>;
  known?: string | undefined;
  send(email: string): Promise<unknown>;
  /** The article is back in stock: the page shows old stock. */
  onStale?: () => void;
  /** It replaces the button that opened it, and takes over the focus. */
  replacesButton?: boolean;
}

function AlertForm({ words, known = '', send, onStale, replacesButton = false }: Props) {
  const fields = useTexts('fields', fieldsTexts);
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (replacesButton) box.current?.querySelector('input')?.focus();
  }, [replacesButton]);
  const [done, setDone] = useState(false);
  const form = useForm({
    names: ['email'],
    initial: { email: known },
    kinds: { email: 'email' },
    id: () => id,
    draft: alertDraft,
    problemOf: (_, { email }) => {
      if (email.trim() === '') return fields.email_required;
      return isEmail(email) ? undefined : fields.email_invalid;
    },
    refusal: ({ code, errors, message }) => ({ email: errors.email ?? [code === 'offline' ? words.offline : message] }),
  });
  const submitForm = form.submit(async ({ email }) => {
    await send(email);
    alertDraft.forget();
    setDone(true);
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const failure = await submitForm(event);
    if (failure?.code === 'back_in_stock') onStale?.();
  };

  if (done)
    return (
      <p className={styles.done} role="status">
        <Icon name="check" size={20} />
        <span>{fill(words.done, { email: form.values.email })}</span>
      </p>
    );
  return (
    <form ref={box} className={styles.form} onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
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

/** "Varsle meg": one email when the variant can be had again. */
export const StockAlertForm = ({ ean, onStale }: { ean: string; onStale: () => void }) => (
  <AlertForm
    words={useWords('stockAlert')}
    send={(email) => ask('POST /stock-alerts', { body: { ean, email } })}
    onStale={onStale}
  />
);

/** "Si fra når prisen går ned": one email when the article costs less (rule 15.32). */
export function PriceWatchForm({ articleId }: { articleId: number }) {
  const words = useWords('priceWatch');
  const { user } = useUser({ ifFlagged: true });
  return (
    <AlertForm
      words={words}
      known={user?.email}
      replacesButton
      send={(email) => ask('POST /price-watches', { body: { articleId, email } })}
    />
  );
}
