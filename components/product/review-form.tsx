import { useEffect, useId, useRef } from 'react';
import { ask } from '@/components/api';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useTexts } from '@/components/ui/own-texts';
import { TextArea } from '@/components/ui/text-area';
import { useForm } from '@/components/ui/use-form';
import { useWords } from '@/components/words';
import { type ReviewForm as Form, type ReviewField, reviewErrors, tidyReview } from '@/lib/reviews/review-form';
import { fill } from '@/lib/text/words';
import fieldsTexts from '@/messages/fields.nb.json';
import styles from './review-form.module.css';
import { reviewDraft } from './store';

interface Props {
  article: number;
  loginPath: string;
  onDone: () => void;
  onCancel: () => void;
}

const EMPTY: Form = { rating: 0, content: '', true_to_size: null, size_color: '', anonymous: false };

/** Keeps the draft until the review is accepted, also when the session has ended. */
export function ReviewForm({ article, loginPath, onDone, onCancel }: Props) {
  const words = useWords('reviewForm');
  const texts = useTexts('fields', fieldsTexts);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<Form>({
    names: ['rating', 'content', 'true_to_size', 'size_color', 'anonymous'],
    initial: EMPTY,
    kinds: { content: 'asTyped', size_color: 'line' },
    id: (name) => `${id}-${name}`,
    draft: reviewDraft(article),
    problemOf: (name, values) => {
      const [key] = reviewErrors(values)[name as ReviewField] ?? [];
      return key && texts[key];
    },
    refusal: ({ errors }) => errors,
  });
  const { values, errors, sending, failure } = form;
  const expired = !form.stopped && failure?.status === 401;

  useEffect(() => heading.current?.focus(), []);

  const submit = form.submit(async (review) => {
    await ask('POST /reviews', { body: { reviewable_id: article, ...tidyReview(review) } });
    form.settle(EMPTY);
    onDone();
  });
  const refused = failure?.code === 'offline' ? words.offline : failure?.message;
  const problem = form.stopped ? words.problem : expired ? words.expired : refused;

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.title}>
        {words.title}
      </h3>
      <ReviewChoices id={id} values={values} error={errors.rating} onChange={form.type} />
      <TextArea
        id={`${id}-content`}
        label={words.content}
        hint={words.contentHint}
        error={errors.content}
        rows={6}
        value={values.content}
        onChange={(event) => form.type('content', event.target.value)}
      />
      <Field {...form.field('size_color')} label={words.sizeColor} hint={words.sizeColorHint} />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={values.anonymous}
          onChange={(event) => form.type('anonymous', event.target.checked)}
        />
        <span>{words.anonymous}</span>
      </label>
      <div role="alert">
        {problem ? (
          <p className={styles.error}>
            <span>{`${problem} `}</span>
            {expired ? (
              <a href={loginPath} target="_blank" rel="noopener">
                {words.login}
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
      <div className={styles.acts}>
        <Button type="submit" aria-disabled={sending}>
          {sending ? words.sending : words.send}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

interface ChoicesProps {
  id: string;
  values: Form;
  error: string | undefined;
  onChange: <Name extends 'rating' | 'true_to_size'>(name: Name, value: Form[Name]) => void;
}

const STARS = [1, 2, 3, 4, 5];

function ReviewChoices({ id, values, error, onChange }: ChoicesProps) {
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
