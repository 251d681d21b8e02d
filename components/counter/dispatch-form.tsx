import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { useLazy } from '@/components/ui/lazy';
import type { CounterPick } from '@/lib/contracts/counter';
import { CARRIERS, trackingUrl } from '@/lib/counter/carriers';
import { ageLimitOf } from '@/lib/counter/pick';
import { forgiven } from '@/lib/forms/forgiven';
import { fill, type Message } from '@/lib/text/words';
import { perform } from './actions';
import styles from './pick-actions.module.css';
import { useCounterWords } from './use-counter-words';
import { readsBarcodes } from './use-scan';

const loadScanner = () => import('./scanner').then((part) => part.Scanner);
const CARRIER = 'transportor';
const NUMBER = 'sporing';
/** In characters: the limit of the endpoint for the carrier and the parcel number. */
const LONGEST = 60;
const CHECK = 'legitimasjonskontroll';

export function DispatchForm({ pick }: { pick: CounterPick }) {
  const { pick: words } = useCounterWords();
  const [carrier, setCarrier] = useState(CARRIERS[0] ?? '');
  const [number, setNumber] = useState('');
  const age = ageLimitOf(pick);
  const check = useIdCheck(age, CHECK);
  useEffect(() => document.getElementById(CARRIER)?.focus(), []);

  const sent = { carrier: forgiven('line', carrier), trackingNumber: forgiven('parcel', number) };
  const problemOf = (text: string) => (text.length > LONGEST ? fill(words.tooLong, { count: LONGEST }) : undefined);
  const problems = { [CARRIER]: problemOf(sent.carrier), [NUMBER]: problemOf(sent.trackingNumber) };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = ([CARRIER, NUMBER] as const).find((id) => problems[id]);
    if (wrong) return document.getElementById(wrong)?.focus();
    if (check.isMissed()) return;
    const url = trackingUrl(sent.carrier, sent.trackingNumber);
    void perform(pick, { act: 'dispatch', ...sent, trackingUrl: url, ...(age !== null && { idCheckOrdered: true }) });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        id={CARRIER}
        kind="line"
        label={words.carrier}
        error={problems[CARRIER]}
        list="transportorer"
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
        autoComplete="off"
      />
      <datalist id="transportorer">
        {CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        id={NUMBER}
        kind="parcel"
        label={words.tracking}
        hint={words.trackingHint}
        error={problems[NUMBER]}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        onBlur={() => setNumber(forgiven('parcel', number))}
        autoComplete="off"
      />
      {readsBarcodes() ? <ScanNumber onCode={(code) => setNumber(forgiven('parcel', code))} /> : null}
      {check.field(words.idOrdered, words.idNotOrdered)}
      <Button type="submit" wide>
        {words.dispatched}
      </Button>
    </form>
  );
}

/** A box that must be ticked before goods with an age limit leave. */
export function useIdCheck(age: number | null, id: string) {
  const [checked, setChecked] = useState(false);
  const [missed, setMissed] = useState(false);
  return {
    checked,
    /** Returns true when the tick is missing, and leads to its box. */
    isMissed() {
      if (age === null || checked) return false;
      setMissed(true);
      document.getElementById(id)?.focus();
      return true;
    },
    field: (label: Message<{ age: string | number }>, error: string) =>
      age === null ? null : (
        <CheckField
          id={id}
          label={fill(label, { age })}
          error={missed && !checked ? error : undefined}
          checked={checked}
          onChange={(event) => setChecked(event.target.checked)}
        />
      ),
  };
}

function ScanNumber({ onCode }: { onCode: (code: string) => void }) {
  const { pick: words, scanner } = useCounterWords();
  const [scanning, setScanning] = useState(false);
  const Scanner = useLazy(scanning, loadScanner);
  return (
    <>
      <Button look="secondary" onClick={() => setScanning(true)}>
        {words.scanTracking}
      </Button>
      {scanning && Scanner ? (
        <Scanner
          title={scanner.titleTracking}
          lead={scanner.leadTracking}
          onClose={() => setScanning(false)}
          onCode={(code) => {
            setScanning(false);
            onCode(code);
          }}
        />
      ) : null}
    </>
  );
}
