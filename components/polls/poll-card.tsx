'use client';

import { useEffect, useRef, useState } from 'react';
import { api } from '@/components/api';
import { Scene } from '@/components/ui/scene';
import { useNear } from '@/components/ui/use-visibility';
import { useWords } from '@/components/words';
import type { Poll, PollAnswer } from '@/lib/contracts/polls';
import { fill } from '@/lib/text/words';
import styles from './poll-card.module.css';
import { PollQuestionForm } from './poll-question';
import { PollResult } from './poll-result';

/** A poll, one question at a time; what this visitor has answered before is shown with the result. */
export function PollCard({ poll }: { poll: Poll }) {
  const words = useWords('polls');
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const heading = useRef<HTMLHeadingElement>(null);
  const [answers, setAnswers] = useState<PollAnswer[]>([]);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!near) return;
    api.get<PollAnswer[]>(`/polls/${poll.id}/answers`).then(
      (known) => {
        const answered = new Set(known.filter((one) => one.chosen).map((one) => one.questionId));
        setAnswers((given) => (given.length > 0 ? given : known.filter((one) => answered.has(one.questionId))));
        const open = poll.questions.findIndex((question) => !answered.has(question.id));
        setIndex((shown) => (shown > 0 ? shown : open === -1 ? poll.questions.length - 1 : open));
      },
      // Who has answered before is told so by the answer to the next try.
      () => {},
    );
  }, [near, poll]);

  const question = poll.questions[index];
  if (!question) return null;
  const result = answers.filter((one) => one.questionId === question.id);
  const count = poll.questions.length;
  const next = () => {
    setIndex(index + 1);
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
          {question.text}
        </h3>
        {result.length > 0 ? (
          <PollResult question={question} answers={result} onNext={index + 1 < count ? next : undefined} />
        ) : (
          <PollQuestionForm
            key={question.id}
            pollId={poll.id}
            question={question}
            onAnswered={(fresh) => setAnswers([...answers, ...fresh])}
          />
        )}
      </div>
    </section>
  );
}
