'use client';

import { useId } from 'react';
import { useWords } from '@/components/words';
import type { Variant } from '@/lib/contracts/catalogue';
import type { ClientWords } from '@/lib/messages';
import { type Choice, colorsOf, sizesOf, withColor } from '@/lib/product/variant-choice';
import { fill } from '@/lib/text/words';
import { SizeGuideLink } from './size-guide-link';
import styles from './variant-picker.module.css';

interface Props {
  variants: Variant[];
  choice: Choice;
  onChange: (choice: Choice) => void;
  asked: boolean;
}

/** Colours and sizes as radio groups; sold-out ones can be chosen, those never made cannot. */
export function VariantPicker({ variants, choice, onChange, asked }: Props) {
  const words = useWords('product');
  const askId = useId();
  const colors = colorsOf(variants);
  const sizes = sizesOf(variants, choice.colorId);
  const color = colors.find((one) => one.color.id === choice.colorId)?.color;
  const asks = asked && choice.sizeId === undefined;
  const size = sizes.find((one) => one.size.id === choice.sizeId)?.size;
  return (
    <>
      {colors.length > 1 || color?.hex ? (
        <fieldset className={styles.color}>
          <legend className={styles.legend}>
            <span>{`${words.color}: `}</span>
            <b>{color?.name}</b>
          </legend>
          <div className={`${styles.options} ${styles.colors}`}>
            {colors.map((one) => (
              <label key={one.color.id} className={styles.option} title={one.color.name}>
                <input
                  type="radio"
                  name="color"
                  className={styles.input}
                  checked={one.color.id === choice.colorId}
                  onChange={() => onChange(withColor(variants, choice, one.color.id))}
                  aria-label={one.available ? one.color.name : fill(words.soldOutOption, { name: one.color.name })}
                />
                <span
                  className={`${styles.swatch} ${one.available ? '' : styles.out}`}
                  style={one.color.hex ? { background: one.color.hex } : undefined}
                />
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {sizes.length > 1 ? (
        <fieldset className={asks ? styles.asked : undefined} aria-describedby={asks ? askId : undefined}>
          <legend className={styles.legend}>
            <span>{`${words.size}: `}</span>
            <b>{size?.name ?? words.chooseSize}</b>
          </legend>
          <p id={askId} className={styles.ask} role="status">
            {asks ? words.chooseSizeFirst : ''}
          </p>
          <div className={styles.options}>
            {sizes.map((one) => (
              <label key={one.size.id} className={styles.option}>
                <input
                  type="radio"
                  name="size"
                  className={styles.input}
                  checked={one.size.id === choice.sizeId}
                  disabled={!one.variant}
                  onChange={() => onChange({ ...choice, sizeId: one.size.id })}
                  aria-label={sizeLabel(one, color?.name ?? '', words)}
                />
                <span className={`${styles.size} ${look(one)}`}>{one.size.name}</span>
              </label>
            ))}
          </div>
          <SizeGuideLink chosen={size?.name} />
        </fieldset>
      ) : null}
    </>
  );
}

type SizeState = ReturnType<typeof sizesOf>[number];

const look = ({ variant, available }: SizeState) => (!variant ? styles.never : available ? '' : styles.out);

function sizeLabel({ size, variant, available }: SizeState, color: string, words: ClientWords['product']): string {
  if (!variant) return fill(words.neverMade, { name: size.name, color: color.toLowerCase() });
  return available ? size.name : fill(words.soldOutOption, { name: size.name });
}
