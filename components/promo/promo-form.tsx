import { type FormEvent, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Sheet } from '@/components/ui/sheet';
import { type Draft, useForm } from '@/components/ui/use-form';
import { useWords } from '@/components/words';
import type { ActivePromo } from '@/lib/cart/promo';
import { takePromoCode } from './actions';
import styles from './promo-code.module.css';
import { typedCodeStore } from './store';

const typedCode: Draft<{ code: string }> = {
  read: () => {
    const code = typedCodeStore.load();
    return code ? { code } : undefined;
  },
  write: ({ code = '' }) => typedCodeStore.set(code),
  forget: () => typedCodeStore.set(''),
};

interface Props {
  /** Above a more important button. */
  inPlace?: boolean;
  /** Just opened by a press, not for a code typed earlier. */
  focus?: boolean;
  onApplied: (promo: ActivePromo) => void;
}

/** Takes a code (rule 2.23). */
export function PromoForm({ inPlace = false, focus = false, onApplied }: Props) {
  const words = useWords('promo');
  const id = useId();
  const form = useForm({
    names: ['code'],
    initial: { code: '' },
    kinds: { code: 'promoCode' },
    id: () => id,
    draft: typedCode,
    problemOf: (_, { code }) => (code.trim() === '' ? words.empty : undefined),
    refusal: ({ code, message }) => ({ code: [code === 'offline' ? words.offline : message] }),
  });
  const { sending } = form;
  useEffect(() => {
    if (focus) document.getElementById(id)?.focus();
  }, [focus, id]);

  const error = form.errors.code;

  const apply = form.submit(async ({ code }) => {
    const promo = await takePromoCode(code, words);
    form.settle({ code: '' });
    onApplied(promo);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React passes the event on to the checkout's form, though the DOM does not.
    event.stopPropagation();
    return apply(event);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field {...form.field('code')} label={words.label} hint={words.hint} autoComplete="off" />
      <p role="alert" className="visually-hidden">
        {error}
      </p>
      <Button type="submit" look={inPlace ? 'secondary' : 'primary'} aria-disabled={sending}>
        {sending ? words.checking : words.apply}
      </Button>
    </form>
  );
}

interface PromoModalProps {
  open: boolean;
  onClose: () => void;
  onApplied: (promo: ActivePromo) => void;
}

/** Rendered in the body, as it is opened from within a form. */
export function PromoModal({ open, onClose, onApplied }: PromoModalProps) {
  const words = useWords('promo');
  return createPortal(
    <Sheet open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <PromoForm onApplied={onApplied} />
    </Sheet>,
    document.body,
  );
}
