'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { deleteUser } from '@/components/session/actions';
import { useMe } from '@/components/session/signed-in';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { useTexts } from '@/components/ui/own-texts';
import { PasswordField } from '@/components/ui/password-field';
import { useAlerts } from '@/components/ui/use-alerts';
import { useFocus } from '@/components/ui/use-focus';
import { useForm } from '@/components/ui/use-form';
import { changeWord } from '@/lib/customers/status-words';
import { fill } from '@/lib/text/words';
import fieldsTexts from '@/messages/fields.nb.json';

const READING_TIME_MS = 10_000;

const PASSWORD_ID = 'slett-passord';

/** Deletes the account in two steps: an explanation, then the password (rule 6.13). */
export function DeleteAccount() {
  const accountWords = useAccountWords();
  const { data: words } = accountWords;
  const me = useMe();
  const router = useRouter();
  const alerts = useAlerts();
  const form = usePasswordForm();
  const { sending } = form;
  // The field already shows what a 403 says.
  const failure = form.stopped && form.failure?.status === 403 ? undefined : form.failure;
  const [sure, setSure] = useState(false);
  const heading = useFocus(sure);
  const start = useRef<HTMLDivElement>(null);

  const cancel = () => {
    setSure(false);
    form.settle({ current_password: '' });
    requestAnimationFrame(() => start.current?.querySelector('button')?.focus());
  };
  const remove = form.submit(
    async ({ current_password }) => {
      await deleteUser(me, current_password);
      alerts.push({ type: 'success', text: words.deleted, timeout: READING_TIME_MS });
      router.push('/');
    },
    { leaves: true },
  );

  return (
    <section className={styles.part} aria-labelledby="slett">
      <h2 id="slett" className={styles.heading}>
        {words.deleteTitle}
      </h2>
      <p>{words.deleteLead}</p>
      <h3>{words.goneTitle}</h3>
      <Points text={words.gone} />
      <h3>{words.staysTitle}</h3>
      <Points text={words.stays} />
      {sure ? (
        <form className={styles.danger} onSubmit={remove} method="post" noValidate aria-busy={sending}>
          <h3 ref={heading} tabIndex={-1}>
            {words.sureTitle}
          </h3>
          <p>{fill(words.sureLead, { email: me.email })}</p>
          <PasswordField
            id={PASSWORD_ID}
            name="current_password"
            label={accountWords.fields.password}
            hint={words.passwordHint}
            autoComplete="current-password"
            words={accountWords}
            required
            error={form.errors.current_password}
            value={form.values.current_password}
            onChange={(event) => form.type('current_password', event.target.value)}
          />
          <StatusProblem failure={failure} wordOf={changeWord} />
          <div className={styles.acts}>
            <Button type="submit" aria-disabled={sending}>
              {sending ? words.deleting : words.confirm}
            </Button>
            <Button look="secondary" onClick={cancel} aria-disabled={sending}>
              {words.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div ref={start}>
          <Button look="secondary" onClick={() => setSure(true)}>
            {words.start}
          </Button>
        </div>
      )}
    </section>
  );
}

function usePasswordForm() {
  const fields = useTexts('fields', fieldsTexts);
  return useForm({
    names: ['current_password'],
    initial: { current_password: '' },
    kinds: { current_password: 'asTyped' },
    id: () => PASSWORD_ID,
    problemOf: (_name, { current_password }) => (current_password ? undefined : fields.password_needed),
    refusal: ({ status, errors }) => (status === 403 ? errors : {}),
  });
}

const Points = ({ text }: { text: string }) => (
  <ul className={styles.points}>
    {text.split('|').map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
