import { ApiError, ask } from '@/components/api';
import { fetchQuery } from '@/components/fetch-query';
import { Button } from '@/components/ui/button';
import { useForm } from '@/components/ui/use-form';
import { useWords } from '@/components/words';
import type { PollAnswer, PollQuestion } from '@/lib/contracts/polls';
import styles from './poll-card.module.css';
import { questionAnswers } from './queries';

interface Props {
  pollId: number;
  question: PollQuestion;
  onAnswered: (answers: PollAnswer[]) => void;
}

export function PollQuestionForm({ pollId, question, onAnswered }: Props) {
  const words = useWords('polls');
  const form = useForm<{ option: number | undefined }>({
    names: ['option'],
    initial: { option: undefined },
    id: () => `svar-${question.id}`,
    problemOf: (_, { option }) => (option === undefined ? words.chooseFirst : undefined),
  });
  const { sending, failure } = form;
  const { option: chosen } = form.values;
  const submit = form.submit(
    async ({ option }) => {
      if (option !== undefined) onAnswered(await answer(pollId, question.id, option));
    },
    { staysBusy: true },
  );
  const refusal = failure?.code === 'offline' ? words.failed : failure?.message;

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{question.text}</legend>
        {question.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name={`svar-${question.id}`}
              checked={chosen === option.id}
              onChange={() => form.type('option', option.id)}
            />
            {option.text}
          </label>
        ))}
      </fieldset>
      <p role="alert" className={styles.problem}>
        {form.errors.option ?? refusal}
      </p>
      <Button type="submit" aria-disabled={sending}>
        {sending ? words.sending : words.answer}
      </Button>
    </form>
  );
}

/** Who has answered already, in another tab or while logged out, gets to see the result. */
async function answer(pollId: number, questionId: number, optionId: number): Promise<PollAnswer[]> {
  try {
    return await ask('POST /polls/{id}/answers', { params: { id: pollId }, body: { questionId, optionId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'already_answered') throw error;
    return fetchQuery(questionAnswers(questionId));
  }
}
