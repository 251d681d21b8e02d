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
 * One page of a customer's history; the page stands in the address (`?side=`, as of a list), so that Back and a reload keep it. The page
 * before stays on the screen until the next one is here, and a tab one comes back to asks again.
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
