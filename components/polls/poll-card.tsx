'use client';

import { type FormEvent, useRef, useState } from 'react';
import { ApiError, ask } from '@/components/api';
import { fetchQuery } from '@/components/fetch-query';
import { Button } from '@/components/ui/button';
import { Scene } from '@/components/ui/scene';
import { useSubmit } from '@/components/ui/use-submit';
import { useNear } from '@/components/ui/use-visibility';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import type { Poll, PollAnswer, PollQuestion } from '@/lib/contracts/polls';
import { splitByWeight } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import styles from './poll-card.module.css';
import { pollAnswers, questionAnswers } from './queries';

/** Shows a poll, one question at a time; answered ones with their result. */
export function PollCard({ poll }: { poll: Poll }) {
  const words = useWords('polls');
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const heading = useRef<HTMLHeadingElement>(null);
  const [fresh, setFresh] = useState<PollAnswer[]>([]);
  const [shown, setShown] = useState<number>();
  // If this fails, the endpoint says at the next answer that the visitor has answered.
  const { data: known = [] } = useQuery({ ...pollAnswers(poll.id), enabled: near });
  const answered = new Set(known.filter((one) => one.chosen).map((one) => one.questionId));
  const open = poll.questions.findIndex(({ id }) => !answered.has(id));
  const index = shown ?? (open === -1 ? poll.questions.length - 1 : open);

  const question = poll.questions[index];
  if (!question) return null;
  const own = fresh.filter((one) => one.questionId === question.id);
  const before = answered.has(question.id) ? known.filter((one) => one.questionId === question.id) : [];
  const result = own.length > 0 ? own : before;
  const count = poll.questions.length;
  const next = () => {
    setShown(index + 1);
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <section ref={place} className={styles.poll} aria-labelledby="avstemning">
      <Scene
        wide={poll.bannerDesktop}
        tall={poll.bannerMobile}
        className={styles.banner}
        sizes="(max-width: 1020px) 94vw, 46vw"
      />
      <div className={styles.inside}>
        <h2 id="avstemning" className={styles.title}>
          {poll.name}
        </h2>
        {poll.description ? <p className={styles.lead}>{poll.description}</p> : null}
        <h3 ref={heading} tabIndex={-1} className={styles.question}>
          {count > 1 ? (
            <span className={styles.number}>{fill(words.question, { number: index + 1, count })}</span>
          ) : null}
          <span>{question.text}</span>
        </h3>
        {result.length > 0 ? (
          <PollResult question={question} answers={result} onNext={index + 1 < count ? next : undefined} />
        ) : (
          <PollQuestionForm
            key={question.id}
            pollId={poll.id}
            question={question}
            onAnswered={(answers) => {
              // Keeps this question when the earlier answers arrive.
              setShown(index);
              setFresh([...fresh, ...answers]);
            }}
          />
        )}
      </div>
    </section>
  );
}

interface QuestionProps {
  pollId: number;
  question: PollQuestion;
  onAnswered: (answers: PollAnswer[]) => void;
}

/** Without the form hook, whose 2 KB every home page would load. */
function PollQuestionForm({ pollId, question, onAnswered }: QuestionProps) {
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

/** Answers a question; if that was done in another tab or while logged out, reads the result. */
async function answer(pollId: number, questionId: number, optionId: number): Promise<PollAnswer[]> {
  try {
    return await ask('POST /polls/{id}/answers', { params: { id: pollId }, body: { questionId, optionId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'already_answered') throw error;
    return fetchQuery(questionAnswers(questionId));
  }
}

interface ResultProps {
  question: PollQuestion;
  answers: PollAnswer[];
  onNext: (() => void) | undefined;
}

/** Shows the votes, one's own answer and the right one, never by colour alone. */
export function PollResult({ question, answers, onNext }: ResultProps) {
  const words = useWords('polls');
  const rows = question.options.map((option) => ({
    ...option,
    answer: answers.find((one) => one.optionId === option.id),
  }));
  const votes = answers.reduce((sum, one) => sum + one.count, 0);
  const percents = splitByWeight(
    votes === 0 ? 0 : 100,
    rows.map((row) => row.answer?.count ?? 0),
  );
  const correct = answers.find((one) => one.chosen)?.correct ?? undefined;
  const verdict = correct === undefined ? words.done : correct ? words.right : words.wrong;
  return (
    <div className={styles.form}>
      <p role="status" className={styles.verdict}>
        {verdict}
      </p>
      <ul className={styles.options}>
        {rows.map((row, i) => (
          <li key={row.id} className={`${styles.result} ${row.answer?.correct ? styles.correct : ''}`}>
            <span className={styles.bar} style={{ width: `${percents[i] ?? 0}%` }} aria-hidden="true" />
            <span className={styles.text}>
              <span>{row.text}</span>
              {row.answer?.correct ? <strong>{` ${words.correct}`}</strong> : null}
              {row.answer?.chosen ? <span className={styles.own}>{` ${words.yours}`}</span> : null}
            </span>
            <span className="numbers">{fill(words.share, { percent: percents[i] ?? 0 })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.votes}>{fill(words.votes, { count: votes })}</p>
      {onNext ? (
        <Button look="secondary" onClick={onNext}>
          {words.next}
        </Button>
      ) : null}
    </div>
  );
}
