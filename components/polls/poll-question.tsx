import { type FormEvent, useState } from 'react';
import { ApiError, ask } from '@/components/api';
import { fetchQuery } from '@/components/fetch-query';
import { Button } from '@/components/ui/button';
import { useSubmit } from '@/components/ui/use-submit';
import { useWords } from '@/components/words';
import type { PollAnswer, PollQuestion } from '@/lib/contracts/polls';
import styles from './poll-card.module.css';
import { questionAnswers } from './queries';

interface Props {
  pollId: number;
  question: PollQuestion;
  onAnswered: (answers: PollAnswer[]) => void;
}

/** One choice and a button: no form hook, whose 2 KB every home page would carry. */
export function PollQuestionForm({ pollId, question, onAnswered }: Props) {
  const words = useWords('polls');
  const [chosen, setChosen] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const { sending, failure, submit } = useSubmit();

  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    void submit(async () => onAnswered(await answer(pollId, question.id, chosen)), { leaves: true });
  };
  const refusal = failure?.code === 'offline' ? words.failed : failure?.message;

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{question.text}</legend>
        {question.options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name={`svar-${question.id}`}
              checked={chosen === option.id}
              onChange={() => {
                setChosen(option.id);
                setMissing(false);
              }}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </fieldset>
      <p role="alert" className={styles.problem}>
        {isMissing ? words.chooseFirst : refusal}
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
