import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useAlerts } from '@/components/ui/use-alerts';
import { isFailure } from '@/components/ui/use-submit';
import { useWords } from '@/components/words';

const CODE_FLAG = 'kode';
/** Longer than other alerts: the page is read first. */
const SHOWN_MS = 8000;

/** Uses the promo code of a link (rule 4.13). Its code loads only with such an address. */
export function useLinkedCode(): void {
  const words = useWords('promo');
  const alerts = useAlerts();
  const path = usePathname();

  useEffect(() => {
    const url = new URL(window.location.href);
    const code = url.searchParams.get(CODE_FLAG)?.trim();
    if (code === undefined) return;
    url.searchParams.delete(CODE_FLAG);
    window.history.replaceState(window.history.state, '', url);
    if (code === '') return;
    const say = (type: 'success' | 'info' | 'warning', text: string) => alerts.push({ type, text, timeout: SHOWN_MS });
    import('./actions')
      .then(async ({ takePromoCode, takenText }) => {
        say('success', takenText(await takePromoCode(code, words), words));
      })
      .catch((error: unknown) => {
        const refused = isFailure(error) && error.code !== 'offline';
        say(refused && error.code === 'promo_same' ? 'info' : 'warning', refused ? error.message : words.offline);
      });
  }, [path, alerts, words]);
}
