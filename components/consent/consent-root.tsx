'use client';

import { useEffect } from 'react';
import { useLazy } from '@/components/ui/lazy';
import { services } from '@/lib/consent/consent';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import { deleteWithdrawn, leaveWithdrawn } from './actions';
import { consentStore, useConsent } from './store';
import { useConsentDialog } from './use-consent-dialog';

const loadBanner = () => import('./consent-banner').then(({ ConsentBanner }) => ConsentBanner);
const loadDialog = () => import('./consent-dialog').then(({ ConsentDialog }) => ConsentDialog);
const loadServices = () => import('./optional-services').then(({ OptionalServices }) => OptionalServices);

/** Part of every page. Pages are the same for everybody, so it asks, and starts what was accepted, after load. */
export function ConsentRoot({ ids }: { ids: OptionalScripts }) {
  const { consent, ready } = useConsent();
  const [open, setOpen] = useConsentDialog();
  const asks = ready && !consent;
  const ConsentBanner = useLazy(asks, loadBanner);
  const ConsentDialog = useLazy(open, loadDialog);
  const saidYes = services.some((service) => consent?.[service] && ids[service]);
  const OptionalServices = useLazy(saidYes, loadServices);

  useEffect(() => {
    deleteWithdrawn();
    return consentStore.follow(() => {
      deleteWithdrawn();
      leaveWithdrawn();
    });
  }, []);

  return (
    <>
      {consent && OptionalServices ? <OptionalServices choices={consent} ids={ids} /> : null}
      {asks && ConsentBanner ? <ConsentBanner onAdjust={() => setOpen(true)} /> : null}
      {ConsentDialog ? <ConsentDialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
