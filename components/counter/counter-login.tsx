import { Field } from '@/components/ui/field';
import form from '@/components/ui/form.module.css';
import { FormProblem } from '@/components/ui/form-problem';
import { SubmitButton } from '@/components/ui/submit-button';
import { useForm } from '@/components/ui/use-form';
import { signIn } from './actions';
import styles from './counter.module.css';
import { useCounterWords } from './use-counter-words';

const CODE = 'kode';

export function CounterLogin() {
  const { login } = useCounterWords();
  const { field, failure, sending, submit } = useForm({
    names: ['code'],
    initial: { code: '' },
    kinds: { code: 'code' },
    id: () => CODE,
    problemOf: (_, { code }) => (code.trim() ? undefined : login.missing),
  });
  const enter = submit(({ code }) => signIn(code));
  const problem = failure && (failure.code === 'offline' ? login.offline : failure.message);
  return (
    <main id="innhold" className={styles.door}>
      <h1>{login.title}</h1>
      <p>{login.lead}</p>
      <form className={form.form} onSubmit={enter} method="post" noValidate aria-busy={sending}>
        <FormProblem text={problem} cause={failure} />
        <Field {...field('code')} label={login.code} hint={login.codeHint} autoComplete="off" required />
        <SubmitButton sending={sending}>{sending ? login.sending : login.submit}</SubmitButton>
      </form>
    </main>
  );
}
