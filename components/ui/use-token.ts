import { useEffect, useState } from 'react';

/**
 * The token of the link one came by; undefined until it has been read, '' without one. It is taken out of the address
 * at once, so that neither the list of visited pages nor a link from this page gives it away; a page that is loaded again before
 * its button was pressed has it from its entry of the history.
 */
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
