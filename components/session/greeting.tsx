'use client';

import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import { useUser } from './use-user';

/** Says hello to a customer who is logged in: the page itself is the same for everybody, so it comes after it. */
export function Greeting({ className }: { className?: string }) {
  const words = useWords('account');
  const { user } = useUser({ ifFlagged: true });
  if (!user) return null;
  return (
    <a href="/konto" data-follow className={className}>
      {fill(words.hello, { name: user.firstname })}
    </a>
  );
}
