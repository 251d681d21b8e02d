import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { isRefused } from './api';

/** Retries once, but not what the server refused. */
const retry = (failures: number, error: unknown) => failures === 0 && !isRefused(error);

/** The cache of the page. Queries are sent also when the browser believes that it is offline. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, networkMode: 'always', refetchOnWindowFocus: false } },
});

// TanStack's provider would do this: a query may be refetched when the tab is focused.
queryClient.mount();

export { QueryObserver };
