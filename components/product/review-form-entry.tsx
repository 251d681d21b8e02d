'use client';

import { useEffect, useState } from 'react';
import { userStore } from '@/components/session/store';
import { Button, ButtonLink } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy';
import { useWords } from '@/components/words';
import styles from './review-form.module.css';
import { reviewDraft } from './store';

const ReviewForm = lazyPart(() => import('./review-form').then((module) => module.ReviewForm));

/** Rule 6.7: logged-in customers write reviews; others get a link to log in and return here. */
export function ReviewFormEntry({ article, path }: { article: number; path: string }) {
  const words = useWords('reviewForm');
  const [customer, setCustomer] = useState(false);
  const [open, setOpen] = useState(false);
  const [begun, setBegun] = useState(false);
  const [thanked, setThanked] = useState(false);

  useEffect(() => {
    const read = () => {
      setCustomer(userStore.flag());
      setBegun(Boolean(reviewDraft(article).read()?.content));
    };
    read();
    return userStore.subscribe(read);
  }, [article, open]);

  return (
    <div className={styles.entry}>
      <p role="status" className={thanked ? styles.thanks : 'visually-hidden'}>
        {thanked ? words.thanks : ''}
      </p>
      {open ? (
        <ReviewForm
          article={article}
          loginPath={loginPath(path)}
          onDone={() => {
            setOpen(false);
            setThanked(true);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : null}
      {open || thanked ? null : customer ? (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {begun ? words.resume : words.open}
        </Button>
      ) : (
        <ButtonLink look="secondary" href={loginPath(path)}>
          {words.login}
        </ButtonLink>
      )}
    </div>
  );
}

const loginPath = (path: string) => `/logg-inn?til=${encodeURIComponent(path)}`;
