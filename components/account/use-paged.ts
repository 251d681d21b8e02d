import { useSearchParams } from 'next/navigation';
import type { Query } from '@/components/query';
import { useUser } from '@/components/session/use-user';
import { useQuery } from '@/components/use-query';

interface Pages {
  current_page: number;
  last_page: number;
}

const pageIn = (text: string | null) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);

/**
 * Loads one page of a customer's history; its number is in the address (`?side=`), so that Back and a reload keep it. The
 * last page stays on screen until the next one is here.
 */
export function usePaged<Answer extends Pages>(history: (customer: number | undefined, page: number) => Query<Answer>) {
  const page = pageIn(useSearchParams().get('side'));
  const { user } = useUser();
  const { data, isError, isPlaceholderData, refetch } = useQuery<Answer>({
    ...history(user?.id, page),
    enabled: user !== undefined,
    placeholderData: (before) => before,
  });
  const failed = isError && data === undefined;
  // A session that has ended is told by what stands around every page of the account.
  return { answer: data, failed, ended: user === undefined, waiting: isPlaceholderData, load: refetch };
}
