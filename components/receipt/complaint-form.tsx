import { useId, useState } from 'react';
import { ask } from '@/components/api';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { useTexts } from '@/components/ui/own-texts';
import { SelectField } from '@/components/ui/select-field';
import text from '@/components/ui/text.module.css';
import { TextArea } from '@/components/ui/text-area';
import { useFocus } from '@/components/ui/use-focus';
import { useForm } from '@/components/ui/use-form';
import type { ComplaintReceipt } from '@/lib/contracts/complaints';
import type { OrderLine } from '@/lib/contracts/orders';
import {
  COMPLAINT_WISHES,
  type ComplaintWish,
  complaintFormErrors,
  type ComplaintForm as Form,
} from '@/lib/orders/complaint-form';
import { randomKey } from '@/lib/text/random-key';
import { fill } from '@/lib/text/words';
import fieldsTexts from '@/messages/fields.nb.json';
import type { ActionProps } from './actions';
import styles from './order-actions.module.css';
import { complaintDraft } from './store';

/** Sends a complaint about goods of the order to the shop that sold them (rule 10.22). */
export function ComplaintForm({ order, words, onClose }: ActionProps) {
  const texts = words.complaint;
  const id = useId();
  const [receipt, setReceipt] = useState<ComplaintReceipt>();
  const [key] = useState(randomKey);
  const { values, errors, type, submit, sending, failure } = useComplaintForm(id, order);
  const heading = useFocus(receipt ?? 'form');

  const send = submit(async (form) => {
    const body = { ...form, key };
    const taken = await ask('POST /orders/{token}/complaints', { params: { token: order.token }, body });
    complaintDraft(order.number).forget();
    setReceipt(taken);
  });
  const formFailure = failure && failure.status !== 422 ? failure : undefined;

  if (receipt)
    return (
      <div className={styles.panel}>
        <h3 ref={heading} tabIndex={-1} className={text.title}>
          {texts.doneTitle}
        </h3>
        <p>{fill(texts.done, { number: receipt.number })}</p>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => onClose()}>
            {words.close}
          </Button>
        </div>
      </div>
    );
  return (
    <form className={styles.panel} onSubmit={send} noValidate aria-labelledby={`${id}-title`} aria-busy={sending}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1} className={text.title}>
        {texts.title}
      </h3>
      <p>{texts.lead}</p>
      <FormProblem text={formFailure?.code === 'offline' ? words.offline : formFailure?.message} cause={formFailure} />
      <ComplaintGoods
        id={`${id}-eans`}
        legend={texts.goods}
        lines={order.articles}
        chosen={values.eans}
        error={errors.eans}
        onChange={(eans) => type('eans', eans)}
      />
      <TextArea
        id={`${id}-text`}
        label={texts.text}
        hint={texts.textHint}
        error={errors.text}
        rows={5}
        value={values.text}
        onChange={(event) => type('text', event.target.value)}
      />
      <SelectField
        id={`${id}-wish`}
        label={texts.wish}
        value={values.wish}
        onChange={(event) => type('wish', event.target.value as ComplaintWish)}
      >
        {COMPLAINT_WISHES.map((wish) => (
          <option key={wish} value={wish}>
            {texts.wishes[wish]}
          </option>
        ))}
      </SelectField>
      <p className={styles.hint}>{texts.rights}</p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={sending}>
          {sending ? texts.sending : texts.submit}
        </Button>
        <Button look="secondary" onClick={() => onClose()}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function useComplaintForm(id: string, { number, articles }: ActionProps['order']) {
  const fields = useTexts('fields', fieldsTexts);
  const [only] = articles.length === 1 ? articles : [];
  return useForm<Form>({
    names: ['eans', 'text', 'wish'],
    initial: { eans: only ? [only.ean] : [], text: '', wish: 'unsure' },
    kinds: { text: 'asTyped', wish: 'asTyped' },
    id: (name) => `${id}-${name}`,
    draft: complaintDraft(number),
    problemOf: (name, form) => {
      const [problem] = name === 'wish' ? [] : (complaintFormErrors(form)[name] ?? []);
      return problem && fields[problem];
    },
    refusal: ({ errors: refused }) => refused,
  });
}

interface Props {
  /** The first box's, which takes the focus if none is ticked. */
  id: string;
  legend: string;
  lines: OrderLine[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

function ComplaintGoods({ id, legend, lines, chosen, error, onChange }: Props) {
  const below = error ? `${id}-error` : undefined;
  return (
    <fieldset className={styles.set} aria-describedby={below}>
      <legend>{legend}</legend>
      {lines.map(({ ean, name, color, size }, index) => (
        <label key={ean} className={styles.choice}>
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={chosen.includes(ean)}
            aria-describedby={below}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onChange(target.checked ? [...chosen, ean] : chosen.filter((one) => one !== ean))}
          />
          <span>{[name, color, size].filter(Boolean).join(', ')}</span>
        </label>
      ))}
      {error ? (
        <p id={below} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
