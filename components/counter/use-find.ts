import { useState } from 'react';
import { useSubmit } from '@/components/ui/use-submit';
import type { Desk } from '@/lib/counter/desk';
import { isNumberOf } from '@/lib/counter/pick';
import { fill } from '@/lib/text/words';
import { useCounterWords } from './counter-words';
import { findPicks } from './queries';
import { openPlace } from './use-place';

/** Opens what a number or a pass names, in the list without asking; says what became of it otherwise. */
export function useFind(desk: Desk) {
  const { find } = useCounterWords();
  const { sending, failure, submit } = useSubmit();
  const [missed, setMissed] = useState('');

  async function look(code: string): Promise<void> {
    setMissed('');
    const known = desk.list.picks.find((pick) => isNumberOf(pick, code));
    if (known) return openPlace({ pick: known.id });
    await submit(async () => {
      const [found] = await findPicks(code);
      if (found) openPlace({ pick: found.id });
      else setMissed(code);
    });
  }
  const problem = failure
    ? failure.code === 'offline'
      ? find.offline
      : failure.message
    : missed && fill(find.none, { code: missed });
  return { look, sending, problem };
}
