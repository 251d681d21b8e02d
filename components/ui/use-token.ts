import { useEffect, useState } from 'react';

let kept: string | undefined;

/**
 * The token of the link one came by; undefined until it has been read, '' without one. It is taken out of the address
 * at once, so that neither the history nor a link from this page gives it away.
 */
export function useToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const url = new URL(window.location.href);
    const found = url.searchParams.get('token');
    if (found !== null) {
      kept = found;
      url.searchParams.delete('token');
      window.history.replaceState(window.history.state, '', url);
    }
    setToken(kept ?? '');
  }, []);
  return token;
}
