'use client';

import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLazy } from '@/components/ui/lazy';
import { services } from '@/lib/consent/consent';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import { leaveWithdrawn } from './actions';
import { consentOpenAtom } from './consent-open';
import { consentStore } from './store';
import { useConsent } from './use-consent';

const loadBanner = () => import('./consent-banner').then(({ ConsentBanner }) => ConsentBanner);
const loadDialog = () => import('./consent-dialog').then(({ ConsentDialog }) => ConsentDialog);
const loadServices = () => import('./start-services').then(({ startServices }) => startServices);

/**
 * In every page's layout. Pages are the same for everybody, so that it decides after load: asks who has not chosen,
 * starts what has been said yes to, and opens the choices again. Words and looks come when they are needed.
 */
export function ConsentRoot({ ids }: { ids: OptionalScripts }) {
  const { consent, ready } = useConsent();
  const [open, setOpen] = useAtom(consentOpenAtom);
  const asks = ready && !consent;
  const ConsentBanner = useLazy(asks, loadBanner);
  const ConsentDialog = useLazy(open, loadDialog);
  const saidYes = services.some((service) => consent?.[service] && ids[service]);
  const startServices = useLazy(saidYes, loadServices);

  useEffect(() => {
    consentStore.load();
    // Another tab may have chosen meanwhile; cookies tell nobody.
    const onShow = () => {
      if (document.visibilityState !== 'visible') return;
      consentStore.load();
      leaveWithdrawn();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);

  useEffect(() => {
    if (consent && saidYes) startServices?.(consent, ids);
  }, [startServices, consent, saidYes, ids]);

  return (
    <>
      {asks && ConsentBanner ? <ConsentBanner onAdjust={() => setOpen(true)} /> : null}
      {ConsentDialog ? <ConsentDialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
