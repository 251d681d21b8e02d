import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { useLazy } from '@/components/ui/lazy';
import type { CounterPick } from '@/lib/contracts/counter';
import { CARRIERS, trackingUrl } from '@/lib/counter/carriers';
import { ageLimitOf } from '@/lib/counter/pick';
import { fill } from '@/lib/text/words';
import { act } from './actions';
import { useCounterWords } from './counter-words';
import styles from './pick-acts.module.css';
import { readsBarcodes } from './use-scan';

const loadScanner = () => import('./scanner').then((part) => part.Scanner);
const CARRIER = 'transportor';
const CHECK = 'legitimasjonskontroll';

export function DispatchForm({ pick }: { pick: CounterPick }) {
  const { pick: words, scanner } = useCounterWords();
  const [carrier, setCarrier] = useState(CARRIERS[0] ?? '');
  const [number, setNumber] = useState('');
  const [ordered, setOrdered] = useState(false);
  const [missed, setMissed] = useState(false);
  const [scanning, setScanning] = useState(false);
  const age = ageLimitOf(pick);
  const Scanner = useLazy(scanning, loadScanner);
  useEffect(() => document.getElementById(CARRIER)?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (age !== null && !ordered) {
      setMissed(true);
      return document.getElementById(CHECK)?.focus();
    }
    const sent = { carrier: carrier.trim(), trackingNumber: number.trim() };
    const url = trackingUrl(sent.carrier, sent.trackingNumber);
    void act(pick, { act: 'dispatch', ...sent, trackingUrl: url, ...(age !== null && { idCheckOrdered: true }) });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        id={CARRIER}
        label={words.carrier}
        list="transportorer"
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
        autoComplete="off"
        maxLength={60}
      />
      <datalist id="transportorer">
        {CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        id="sporing"
        label={words.tracking}
        hint={words.trackingHint}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
      />
      {readsBarcodes() ? (
        <Button look="secondary" onClick={() => setScanning(true)}>
          {words.scanTracking}
        </Button>
      ) : null}
      {age === null ? null : (
        <CheckField
          id={CHECK}
          label={fill(words.idOrdered, { age })}
          error={missed && !ordered ? words.idNotOrdered : undefined}
          checked={ordered}
          onChange={(event) => setOrdered(event.target.checked)}
        />
      )}
      <Button type="submit" wide>
        {words.dispatched}
      </Button>
      {scanning && Scanner ? (
        <Scanner
          title={scanner.titleTracking}
          lead={scanner.leadTracking}
          onClose={() => setScanning(false)}
          onCode={(code) => {
            setScanning(false);
            setNumber(code.slice(0, 60));
          }}
        />
      ) : null}
    </form>
  );
}
