'use client';

import { useEffect, useState } from 'react';
import { ask } from '@/components/api';
import { logIn } from '@/components/session/actions';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { useReturn } from '@/components/session/use-return';
import { useUser } from '@/components/session/use-user';
import { Button } from '@/components/ui/button';
import { EmailSent } from '@/components/ui/email-sent';
import { Field } from '@/components/ui/field';
import styles from '@/components/ui/form.module.css';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useForm } from '@/components/ui/use-form';
import { useSubmit } from '@/components/ui/use-submit';
import { loginName } from '@/lib/customers/customer-values';
import { loginWord } from '@/lib/customers/status-words';
import { FIND_ORDER_PATH } from '@/lib/routes/paths';
import { withReturn } from '@/lib/routes/return-path';
import { fill } from '@/lib/text/words';

const ids = { username: 'brukernavn', password: 'passord' };

export function LoginForm() {
  const words = useAccountWords();
  const { user } = useUser();
  const { til, leave } = useReturn();
  const [sent, setSent] = useState('');
  const { values, errors, field, sending, failure, submit } = useForm({
    names: ['username', 'password'],
    initial: { username: '', password: '' },
    id: (name) => ids[name],
    kinds: { username: 'login', password: 'asTyped' },
    read: (data) => ({ username: String(data.get('username') ?? ''), password: String(data.get('password') ?? '') }),
    problemOf: (name, { username, password }) => {
      if (name === 'password') return password ? undefined : words.fields.password_missing;
      if (loginName(username)) return undefined;
      return words.fields[username.trim() ? 'username_invalid' : 'username_required'];
    },
  });

  useEffect(() => {
    if (user) leave();
  }, [user, leave]);

  const logInWith = submit(
    async ({ username, password }) => {
      const who = loginName(username);
      if (who) await logIn(who, password);
    },
    { leaves: true },
  );

  const heldBack = failure?.code === 'too_many_logins' ? loginName(values.username) : undefined;

  if (sent)
    return (
      <EmailSent title={words.forgot.sentTitle} hint={words.forgot.spam} text={fill(words.link.sent, { who: sent })}>
        <Button look="secondary" onClick={() => setSent('')}>
          {words.forgot.toLogin}
        </Button>
      </EmailSent>
    );
  return (
    <form className={styles.form} onSubmit={logInWith} method="post" noValidate aria-busy={sending}>
      <StatusProblem failure={failure} wordOf={loginWord} />
      {heldBack ? <LinkOffer who={heldBack} onSent={() => setSent(values.username.trim())} /> : null}
      <Field {...field('username')} label={words.fields.username} autoComplete="username" required />
      <PasswordField
        id={ids.password}
        name="password"
        words={words}
        label={words.fields.password}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <a href="/glemt-passord" data-follow className={styles.aside}>
        {words.forgotLink}
      </a>
      <SubmitButton sending={sending}>{sending ? words.login.sending : words.login.submit}</SubmitButton>
      <p className={styles.other} role="status">
        {user && !sending ? words.login.already : ''}
      </p>
      <p className={styles.other}>
        <span>{`${words.login.noAccount} `}</span>
        <a href={withReturn('/registrer', til)} data-follow>
          {words.login.register}
        </a>
      </p>
      <p className={styles.other}>
        <a href={FIND_ORDER_PATH} data-follow>
          {words.login.findOrder}
        </a>
      </p>
    </form>
  );
}

/** Offers a link to whoever must wait (rule 6.16). Says the same whether the account exists or not. */
export function LinkOffer({ who, onSent }: { who: { email: string } | { phone: string }; onSent: () => void }) {
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
