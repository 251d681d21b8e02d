import { type FormEvent, useState } from 'react';
import { ApiError, api } from '@/components/api';
import { Button } from '@/components/ui/button';
import { useWords } from '@/components/words';
import type { PollAnswer, PollQuestion } from '@/lib/contracts/polls';
import styles from './poll-card.module.css';

interface Props {
  pollId: number;
  question: PollQuestion;
  onAnswered: (answers: PollAnswer[]) => void;
}

export function PollQuestionForm({ pollId, question, onAnswered }: Props) {
  const words = useWords('polls');
  const [chosen, setChosen] = useState<number>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (chosen === undefined) return setProblem(words.chooseFirst);
    setBusy(true);
    setProblem('');
    try {
      onAnswered(await send(pollId, question.id, chosen));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.code === 'offline' ? words.failed : error.message);
      setBusy(false);
    }
  };

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
              onChange={() => setChosen(option.id)}
            />
            {option.text}
          </label>
        ))}
      </fieldset>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" aria-disabled={busy}>
        {busy ? words.sending : words.answer}
      </Button>
    </form>
  );
}

/** Who has answered already, in another tab or while logged out, gets to see the result. */
async function send(pollId: number, questionId: number, optionId: number): Promise<PollAnswer[]> {
  try {
    return await api.post<PollAnswer[]>(`/polls/${pollId}/answers`, { questionId, optionId });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'already_answered') throw error;
    return api.get<PollAnswer[]>(`/polls/questions/${questionId}/answers`);
  }
}
