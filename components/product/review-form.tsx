import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError, api } from '@/components/api';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useWords } from '@/components/words';
import {
  type ReviewForm as Form,
  LONGEST_REVIEW,
  type ReviewField,
  reviewErrors,
  tidyReview,
} from '@/lib/reviews/review-form';
import styles from './review-form.module.css';
import { ReviewChoices } from './review-form-choices';

interface Props {
  article: number;
  loginPath: string;
  onDone: () => void;
  onCancel: () => void;
}

const EMPTY: Form = { rating: 0, content: '', true_to_size: null, size_color: '', anonymous: false };
type Errors = Partial<Record<ReviewField, string>>;

/** What is typed stays until it has been taken in, also when the session has ended meanwhile. */
export function ReviewForm({ article, loginPath, onDone, onCancel }: Props) {
  const words = useWords('reviewForm');
  const texts = useWords('fields');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<{ text: string; login?: boolean }>();
  const [busy, setBusy] = useState(false);

  useEffect(() => heading.current?.focus(), []);

  const change = (part: Partial<Form>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])) }));
  };
  const refuse = (wrong: Errors) => {
    setErrors(wrong);
    setProblem({ text: words.problem });
    const [field] = Object.keys(wrong);
    requestAnimationFrame(() => document.getElementById(`${id}-${field}`)?.focus());
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = Object.entries(reviewErrors(form)).map(([field, [key]]) => [field, texts[key ?? 'invalid']]);
    if (wrong.length > 0) return refuse(Object.fromEntries(wrong));
    setBusy(true);
    setProblem(undefined);
    try {
      await api.post('/reviews', { reviewable_id: article, ...tidyReview(form) });
      onDone();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      const fields = Object.entries(error.errors).map(([field, [text]]) => [field, text]);
      if (fields.length > 0) return refuse(Object.fromEntries(fields));
      if (error.status === 401) return setProblem({ text: words.expired, login: true });
      setProblem({ text: error.code === 'offline' ? words.offline : error.message });
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.title}>
        {words.title}
      </h3>
      <ReviewChoices id={id} form={form} error={errors.rating} onChange={change} />
      <div className={styles.field}>
        <label htmlFor={`${id}-content`} className={styles.label}>
          {words.content}
        </label>
        <textarea
          id={`${id}-content`}
          className={styles.text}
          rows={6}
          maxLength={LONGEST_REVIEW}
          value={form.content}
          onChange={(event) => change({ content: event.target.value })}
          aria-invalid={errors.content ? true : undefined}
          aria-describedby={`${id}-below`}
        />
        <p id={`${id}-below`} className={errors.content ? styles.error : styles.hint}>
          {errors.content ?? words.contentHint}
        </p>
      </div>
      <Field
        id={`${id}-size_color`}
        label={words.sizeColor}
        hint={words.sizeColorHint}
        error={errors.size_color}
        value={form.size_color}
        maxLength={100}
        onChange={(event) => change({ size_color: event.target.value })}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={form.anonymous}
          onChange={(event) => change({ anonymous: event.target.checked })}
        />
        {words.anonymous}
      </label>
      <div role="alert">
        {problem ? (
          <p className={styles.error}>
            {problem.text}{' '}
            {problem.login ? (
              <a href={loginPath} target="_blank" rel="noopener">
                {words.login}
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
      <div className={styles.acts}>
        <Button type="submit" aria-disabled={busy}>
          {busy ? words.sending : words.send}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
