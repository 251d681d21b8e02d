import { useWords } from '@/components/words';
import type { ReviewForm } from '@/lib/reviews/review-form';
import { fill } from '@/lib/text/words';
import styles from './review-form.module.css';

interface Props {
  id: string;
  values: ReviewForm;
  error: string | undefined;
  onChange: <Name extends 'rating' | 'true_to_size'>(name: Name, value: ReviewForm[Name]) => void;
}

const STARS = [1, 2, 3, 4, 5];

/** Stars and fit: radio buttons, so that keys and screen readers get them for nothing. */
export function ReviewChoices({ id, values, error, onChange }: Props) {
  const words = useWords('reviewForm');
  const fits: [number | null, string][] = [
    [null, words.fitNone],
    [-1, words.fitSmall],
    [0, words.fitNormal],
    [1, words.fitLarge],
  ];
  return (
    <>
      <fieldset className={styles.set} aria-describedby={error ? `${id}-rating-error` : undefined}>
        <legend className={styles.label}>{words.rating}</legend>
        <div className={styles.stars}>
          {STARS.map((count) => (
            <label key={count} className={styles.star}>
              <input
                type="radio"
                id={count === 1 ? `${id}-rating` : undefined}
                name={`${id}-rating`}
                checked={values.rating === count}
                onChange={() => onChange('rating', count)}
                className="visually-hidden"
              />
              <span aria-hidden="true" className={count <= values.rating ? styles.lit : styles.dim}>
                ★
              </span>
              <span className="visually-hidden">{fill(words.stars, { count })}</span>
            </label>
          ))}
        </div>
        {error ? (
          <p id={`${id}-rating-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
      </fieldset>
      <fieldset className={styles.set}>
        <legend className={styles.label}>{words.fit}</legend>
        <div className={styles.fits}>
          {fits.map(([value, label]) => (
            <label key={label} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-fit`}
                checked={values.true_to_size === value}
                onChange={() => onChange('true_to_size', value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
