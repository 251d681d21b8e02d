'use client';

import { useRef, useState } from 'react';
import { Scene } from '@/components/ui/scene';
import { useNear } from '@/components/ui/use-visibility';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import type { Poll, PollAnswer } from '@/lib/contracts/polls';
import { fill } from '@/lib/text/words';
import styles from './poll-card.module.css';
import { PollQuestionForm } from './poll-question';
import { PollResult } from './poll-result';
import { pollAnswers } from './queries';

/** A poll, one question at a time; what this visitor has answered before is shown with the result. */
export function PollCard({ poll }: { poll: Poll }) {
  const words = useWords('polls');
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const heading = useRef<HTMLHeadingElement>(null);
  const [fresh, setFresh] = useState<PollAnswer[]>([]);
  const [shown, setShown] = useState<number>();
  // Without an answer: who has answered before is told so by the answer to the next try.
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
              // Stays where it is when what was answered before arrives.
              setShown(index);
              setFresh([...fresh, ...answers]);
            }}
          />
        )}
      </div>
    </section>
  );
}
