import { useSyncExternalStore } from 'react';
import { consentStore, unreadConsent } from './store';

/** The choice of this browser; not `ready` on the server and until the page is hydrated. */
export const useConsent = () => useSyncExternalStore(consentStore.subscribe, consentStore.get, () => unreadConsent);
