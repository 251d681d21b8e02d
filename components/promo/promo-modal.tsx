import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '@/components/api';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words';
import { takePromoCode } from './actions';
import styles from './promo-code.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  onApplied: (name: string) => void;
}

/** Rule 2.23. It hangs at the body: it is opened from within the drawer and from within a form. */
export function PromoModal({ open, onClose, onApplied }: Props) {
  const words = useWords('promo');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React hands the event on to the checkout's form, which is no parent of this one in the page.
    event.stopPropagation();
    if (busy) return;
    if (typed.trim() === '') return fail(words.empty);
    setBusy(true);
    setError(undefined);
    try {
      const { Name } = await takePromoCode(typed);
      setTyped('');
      onApplied(Name);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      fail(thrown.code === 'offline' ? words.offline : thrown.message);
    } finally {
      setBusy(false);
    }
  };
  const fail = (text: string) => {
    setError(text);
    document.getElementById(id)?.focus();
  };

  return createPortal(
    <Sheet open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          id={id}
          label={words.label}
          hint={words.hint}
          error={error}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
        <p role="alert" className="visually-hidden">
          {error}
        </p>
        <Button type="submit" wide aria-disabled={busy}>
          {busy ? words.checking : words.apply}
        </Button>
      </form>
    </Sheet>,
    document.body,
  );
}
