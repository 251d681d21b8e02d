import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from './api';

/** What the server refused stays refused; an answer that got lost is asked for once more. */
const retry = (failures: number, error: unknown) =>
  failures === 0 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The one cache of the page. What is asked goes out also when the browser believes that it is offline. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, networkMode: 'always', refetchOnWindowFocus: false } },
});

// Follows the window: a query may be asked again when one comes back to the tab. Their provider would do it.
queryClient.mount();

export { QueryObserver };
