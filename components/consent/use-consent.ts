import { useKept } from '@/components/kept-store';
import { consentStore } from './store';

/** The choice of this browser; not `ready` on the server and until the page is hydrated. */
export function useConsent() {
  const { value, ready } = useKept(consentStore);
  return { consent: value, ready };
}
