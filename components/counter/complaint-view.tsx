import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormProblem } from '@/components/ui/form-problem';
import { SelectField } from '@/components/ui/select-field';
import { CountStepper } from '@/components/ui/stepper';
import text from '@/components/ui/text.module.css';
import { TextArea } from '@/components/ui/text-area';
import { useSubmit } from '@/components/ui/use-submit';
import type { OpenComplaint } from '@/lib/contracts/complaints';
import {
  type AnswerForm,
  type AnswerProblem,
  answerOf,
  backFor,
  OUTCOMES,
  type Outcome,
} from '@/lib/counter/complaint-answer';
import { formatDateTime } from '@/lib/dates/dates';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { answerComplaint } from './actions';
import foot from './pick-actions.module.css';
import styles from './pick-view.module.css';
import { DoneNote, PlaceFrame, useLast } from './place-frame';
import goods from './return-line.module.css';
import { wordDraft } from './store';
import { useCounterWords } from './use-counter-words';

export function ComplaintView({ complaint }: { complaint: OpenComplaint | undefined }) {
  const { complaints: words, returns } = useCounterWords();
  const shown = useLast(complaint);

  return (
    <PlaceFrame id="reklamasjon" number={shown?.number} unknown={words.gone}>
      {shown ? (
        <>
          <div className={styles.facts}>
            <p>
              <strong>{shown.buyer.name}</strong>
              <a href={`mailto:${shown.buyer.email}`}>{shown.buyer.email}</a>
              <span className={text.soft}>{fill(returns.order, { number: shown.order })}</span>
              <span className={text.soft}>{fill(words.at, { at: formatDateTime(new Date(shown.at)) })}</span>
            </p>
            <p>
              <strong>{words.wishes[shown.wish]}</strong>
              <span className={styles.said}>{shown.text}</span>
            </p>
            {shown.lines.map(({ ean, name, color, size, count, amount }) => (
              <p key={ean}>
                <strong>{name}</strong>
                <span className={text.soft}>{[size, color].filter(Boolean).join(' · ')}</span>
                <span className={text.soft}>{fill(words.has, { count, price: formatPrice(amount) })}</span>
              </p>
            ))}
          </div>
          <ComplaintForm complaint={shown} />
        </>
      ) : null}
    </PlaceFrame>
  );
}

/** Answers a complaint. Refunds happen at once, so it needs a network. */
export function ComplaintForm({ complaint: { number, lines, paid } }: { complaint: OpenComplaint }) {
  const { complaints: words } = useCounterWords();
  const { sending, failure, submit } = useSubmit();
  const typed = wordDraft(number);
  const [form, setForm] = useState<AnswerForm>(() => ({
    ...{ outcome: 'refund', pieces: {}, kroner: {} },
    word: typed.read()?.word ?? '',
  }));
  const [problem, setProblem] = useState<AnswerProblem>();
  const [done, setDone] = useState<number>();
  const change = (over: Partial<AnswerForm>) => {
    setForm({ ...form, ...over });
    if (over.word !== undefined) typed.write({ word: over.word });
    setProblem(undefined);
  };

  function send() {
    const answer = answerOf(lines, form);
    if (typeof answer === 'string') return setProblem(answer);
    void submit(async () => {
      const { amount } = await answerComplaint(number, answer);
      typed.forget();
      setDone(amount);
    });
  }

  if (done !== undefined)
    return (
      <div className={foot.form}>
        <DoneNote text={done > 0 ? fill(words.doneMoney, { amount: formatPrice(done) }) : words.done} />
      </div>
    );
  const said: Partial<Record<string, string>> = { offline: words.offline, not_found: words.gone };
  const money = form.outcome === 'refund' || form.outcome === 'discount';
  return (
    <div className={foot.form}>
      <SelectField
        id="svar-utfall"
        label={words.outcome}
        value={form.outcome}
        onChange={(event) => change({ outcome: event.target.value as Outcome })}
      >
        {OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {words.outcomes[outcome]}
          </option>
        ))}
      </SelectField>
      {form.outcome === 'refund' ? <Refund lines={lines} form={form} onChange={change} /> : null}
      {form.outcome === 'discount' ? <Discount lines={lines} form={form} onChange={change} /> : null}
      <TextArea
        id="svar-ord"
        label={words.word}
        hint={words.wordHint}
        error={problem === 'wordMissing' || problem === 'wordLong' ? words[problem] : undefined}
        value={form.word}
        onChange={(event) => change({ word: event.target.value })}
        rows={4}
      />
      <FormProblem
        text={failure ? (said[failure.code] ?? failure.message) : problem && words[problem]}
        cause={failure ?? problem}
      />
      {money ? <p className={foot.hint}>{paid ? words.hint : words.inShop}</p> : null}
      <Button wide aria-disabled={sending} onClick={send}>
        {sending ? words.sending : words.send}
      </Button>
    </div>
  );
}

interface Answered {
  lines: OpenComplaint['lines'];
  form: AnswerForm;
  onChange: (over: Partial<AnswerForm>) => void;
}

function Refund({ lines, form: { pieces }, onChange }: Answered) {
  const { complaints: words, pick } = useCounterWords();
  return (
    <>
      {lines.map((line) => {
        const count = pieces[line.ean] ?? line.count;
        return (
          <div key={line.ean} className={goods.line}>
            <span className={goods.text}>
              <strong>{line.name}</strong>
              <span className={goods.soft}>{formatPrice(backFor(line, count))}</span>
            </span>
            <CountStepper
              value={count}
              min={0}
              max={line.count}
              words={{ label: fill(words.pieces, { name: line.name }), less: pick.fewer, more: pick.more }}
              onSet={(to) => onChange({ pieces: { ...pieces, [line.ean]: to } })}
            />
          </div>
        );
      })}
    </>
  );
}

function Discount({ lines, form: { kroner }, onChange }: Answered) {
  const { complaints: words } = useCounterWords();
  return (
    <>
      {lines.map(({ ean, name, amount }) => (
        <Field
          key={ean}
          id={`svar-${ean}`}
          kind="amount"
          label={fill(words.discount, { name })}
          hint={fill(words.most, { price: formatPrice(amount) })}
          value={kroner[ean] ?? ''}
          onChange={(event) => onChange({ kroner: { ...kroner, [ean]: event.target.value } })}
          autoComplete="off"
        />
      ))}
    </>
  );
}
