import { useSyncExternalStore } from 'react';

/** Rule 2.11: the mobile layout. */
const MOBILE = '(max-width: 1019.98px)';

const follow = (onChange: () => void) => {
  const media = window.matchMedia(MOBILE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the mobile layout holds; on the server and until scripts run, it does not. */
export const useMobile = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(MOBILE).matches,
    () => false,
  );
