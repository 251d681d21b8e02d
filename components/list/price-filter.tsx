'use client';

import { useId, useState } from 'react';
import { RangeSlider } from '@/components/ui/range-slider';
import { useWords } from '@/components/words';
import { without } from '@/lib/lists/chosen';
import { PRICE_PARAMS } from '@/lib/lists/list-query';
import { dragged, PRICE_STEP, type PriceRange, priceWithin, sliderRange, typed } from '@/lib/lists/price-range';
import { fill } from '@/lib/text/words';
import { useListPart, useListStore } from './list-root';
import styles from './price-filter.module.css';

const ORE = 100;

/** Rule 2.18, rule 5.7: two handles and two number inputs. `bounds` are the lowest and highest price of the list, in øre. */
export function PriceFilter({ bounds }: { bounds: PriceRange }) {
  const words = useWords('list');
  const store = useListStore();
  const chosen = useListPart((_, { filters }) => filters.price);
  const range = sliderRange(bounds);
  const standing: PriceRange = {
    min: Math.max(range.min, Math.min(range.max, (chosen?.min ?? range.min * ORE) / ORE)),
    max: Math.max(range.min, Math.min(range.max, (chosen?.max ?? range.max * ORE) / ORE)),
  };
  const [moving, setMoving] = useState<PriceRange>();
  const now = moving ?? standing;
  /** The values of the fields, which may lie beyond the slider. */
  const asked: PriceRange = moving ?? {
    min: chosen?.min === undefined ? range.min : Math.floor(chosen.min / ORE),
    max: chosen?.max === undefined ? range.max : Math.ceil(chosen.max / ORE),
  };

  const stateFor = ({ min, max }: PriceRange) => {
    const price = priceWithin({ min: min * ORE, max: max * ORE }, bounds);
    const rest = without(store.chosen(), 'price');
    return price ? { ...rest, filters: { ...rest.filters, price } } : rest;
  };
  const move = (handle: 'min' | 'max', value: number) => {
    const next = dragged(handle, value, now, range);
    setMoving(next);
    store.preview(stateFor(next));
  };
  const done = () => {
    if (!moving) return;
    setMoving(undefined);
    store.change(stateFor(moving));
  };
  const type = (handle: 'min' | 'max', text: string) => {
    const next = typed(handle, text, now, range);
    if (next.min !== asked.min || next.max !== asked.max) store.change(stateFor(next));
  };

  return (
    <div className={styles.price}>
      <RangeSlider
        min={range.min}
        max={range.max}
        step={PRICE_STEP}
        value={now}
        labels={{ min: words.priceMin, max: words.priceMax }}
        format={(value) => fill(words.kroner, { amount: value })}
        onMove={move}
        onDone={done}
      />
      <div className={styles.inputs}>
        <PriceInput handle="min" label={words.from} value={asked.min} chosen={asked.min !== range.min} onType={type} />
        <PriceInput handle="max" label={words.to} value={asked.max} chosen={asked.max !== range.max} onType={type} />
      </div>
    </div>
  );
}

interface InputProps {
  handle: 'min' | 'max';
  label: string;
  value: number;
  /** A form without scripts sends only what was narrowed. */
  chosen: boolean;
  onType: (handle: 'min' | 'max', text: string) => void;
}

function PriceInput({ handle, label, value, chosen, onType }: InputProps) {
  const id = useId();
  const words = useWords('list');
  const [text, setText] = useState<string>();
  const take = (typedText: string) => {
    setText(undefined);
    onType(handle, typedText);
  };
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.amount}>
        <input
          id={id}
          name={PRICE_PARAMS[handle]}
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(value)}
          value={text ?? (chosen ? String(value) : '')}
          onChange={(event) => setText(event.target.value)}
          onBlur={(event) => text !== undefined && take(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take(event.currentTarget.value);
          }}
        />
        <span aria-hidden="true">{words.unit}</span>
      </span>
    </div>
  );
}
