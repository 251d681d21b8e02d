'use client';

import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { services } from '@/lib/consent/consent';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import { leaveWithdrawn } from './actions';
import { consentOpenAtom } from './consent-open';
import { consentStore } from './store';
import { useConsent } from './use-consent';
import { useLoaded } from './use-loaded';

const loadBanner = () => import('./consent-banner');
const loadDialog = () => import('./consent-dialog');

/**
 * In every page's layout. Pages are the same for everybody, so that it decides after load: asks who has not chosen,
 * starts what has been said yes to, and opens the choices again. Words and looks come when they are needed.
 */
export function ConsentRoot({ ids }: { ids: OptionalScripts }) {
  const { consent, ready } = useConsent();
  const [open, setOpen] = useAtom(consentOpenAtom);
  const asks = ready && !consent;
  const banner = useLoaded(asks, loadBanner);
  const dialog = useLoaded(open, loadDialog);

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
    if (!consent || !services.some((service) => consent[service] && ids[service])) return;
    void import('./start-services').then(({ startServices }) => {
      const now = consentStore.get().consent;
      if (now) startServices(now, ids);
    });
  }, [consent, ids]);

  return (
    <>
      {asks && banner ? <banner.ConsentBanner onAdjust={() => setOpen(true)} /> : null}
      {dialog ? <dialog.ConsentDialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
