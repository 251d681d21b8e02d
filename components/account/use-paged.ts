import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { userCall } from '@/components/session/queries';
import { useUser } from '@/components/session/use-user';

interface Pages {
  current_page: number;
  last_page: number;
}

const pageIn = (text: string | null) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);

/**
 * One page of a customer's history; the page stands in the address (`?page=`), so that Back and a reload keep it. The page
 * before stays on the screen until the next one is here, and a tab one comes back to asks again.
 */
export function usePaged<Answer extends Pages>(path: string) {
  const page = pageIn(useSearchParams().get('page'));
  const { user } = useUser();
  const { data, isError, isFetching, isPlaceholderData, isPending, refetch } = useQuery({
    queryKey: [user?.id, path, page],
    queryFn: ({ signal }) => userCall<Answer>(`${path}?page=${page}`, { signal }),
    placeholderData: keepPreviousData,
  });
  return {
    answer: data,
    failed: isError && !isFetching && data === undefined,
    waiting: isPending || isPlaceholderData,
    load: () => void refetch(),
  };
}
