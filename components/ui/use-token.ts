import { useEffect, useState } from 'react';

/** Returns the token of an email's link (undefined until read, '' without one), and removes it from the address: no leak. */
export function useToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const url = new URL(window.location.href);
    const state = (window.history.state ?? {}) as { token?: string };
    const found = url.searchParams.get('token') ?? state.token;
    if (url.searchParams.has('token')) {
      url.searchParams.delete('token');
      window.history.replaceState({ ...state, token: found }, '', url);
    }
    setToken(found ?? '');
  }, []);
  return token;
}
