import { useState } from 'react';
import { ApiError } from '@/components/api';
import { useSubmit } from '@/components/ui/use-submit';
import type { CounterPick } from '@/lib/contracts/counter';
import { type Desk, returnOf } from '@/lib/counter/desk';
import { isEan, isNumberOf, onePicked, returnNumberOf } from '@/lib/counter/pick';
import { fill } from '@/lib/text/words';
import { act } from './actions';
import { findPicks, readReturn } from './queries';
import { useCounterWords } from './use-counter-words';
import { openPlace } from './use-place';

/**
 * Opens what a number or a pass names; the bar code of an article picks one piece of it for what is open. Otherwise says
 * what happened.
 */
export function useFind(desk: Desk, open: CounterPick | undefined) {
  const { find } = useCounterWords();
  const { sending, failure, submit } = useSubmit();
  const [problem, setProblem] = useState('');

  async function look(code: string): Promise<void> {
    setProblem('');
    if (open && isEan(code)) {
      const one = onePicked(open, code);
      if (!one) return setProblem(fill(find.notLeft, { code, number: open.number }));
      return act(open, one);
    }
    const known = desk.list.picks.find((pick) => isNumberOf(pick, code));
    if (known) return openPlace({ pick: known.id });
    const number = returnNumberOf(code);
    if (number !== undefined) return lookForReturn(number);
    await submit(async () => {
      const [found] = await findPicks(code);
      if (found) openPlace({ pick: found.id });
      else setProblem(fill(find.none, { code }));
    });
  }
  async function lookForReturn(number: string): Promise<void> {
    if (returnOf(desk, number)) return openPlace({ return: number });
    await submit(async () => {
      const there = await readReturn(number).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return false;
          throw error;
        },
      );
      if (there) openPlace({ return: number });
      else setProblem(fill(find.noReturn, { number }));
    });
  }
  const failed = failure && (failure.code === 'offline' ? find.offline : failure.message);
  return { look, sending, problem: failed ?? problem };
}
