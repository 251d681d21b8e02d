'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '@/components/api';

/** How long a history is shown again without asking: from room to room and back. */
const FRESH_MS = 30_000;

/** What the server refused stays refused; an answer that got lost is asked for once more. */
const retry = (failures: number, error: unknown) =>
  failures === 0 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The histories of an account, kept while the shopper is in one of its rooms and no longer. */
export function AccountQueries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry, staleTime: FRESH_MS, networkMode: 'always' } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
