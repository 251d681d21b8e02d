'use client';

import type { CSSProperties } from 'react';
import styles from './range-slider.module.css';

interface Props {
  min: number;
  max: number;
  step: number;
  value: { min: number; max: number };
  labels: { min: string; max: string };
  format: (value: number) => string;
  onMove: (handle: 'min' | 'max', value: number) => void;
  onDone: () => void;
}

/** Two native sliders on one track, so that keyboard, touch and screen readers work. */
export function RangeSlider({ min, max, step, value, labels, format, onMove, onDone }: Props) {
  const share = (at: number) => (max > min ? (at - min) / (max - min) : 0);
  const style = { '--from': share(value.min), '--to': share(value.max) } as CSSProperties;
  return (
    <div className={styles.slider} style={style}>
      <span className={styles.track} aria-hidden="true" />
      {(['min', 'max'] as const).map((handle) => (
        <input
          key={handle}
          type="range"
          className={styles.handle}
          min={min}
          max={max}
          step={step}
          value={value[handle]}
          aria-label={labels[handle]}
          aria-valuetext={format(value[handle])}
          onChange={(event) => onMove(handle, Number(event.target.value))}
          onPointerUp={onDone}
          onKeyUp={onDone}
          onBlur={onDone}
        />
      ))}
    </div>
  );
}
