import { useStored } from '@/components/browser-store';
import { consentStore } from './store';

/** The choice of this browser; not `ready` on the server and until the page is hydrated. */
export function useConsent() {
  const { value, ready } = useStored(consentStore);
  return { consent: value, ready };
}
