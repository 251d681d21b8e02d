import type { Elements } from '@/components/elements';
import { NeedsScript } from '@/components/ui/needs-script';
import { t } from '@/lib/messages';

const note = {
  title: t('account.noScriptTitle'),
  text: t('account.noScript'),
  link: t('account.noScriptShops'),
  href: '/butikker',
};

/** The forms of the account answer by scripts only; without them the shops are the way. */
export function AccountNeedsScript({ children }: { children: Elements }) {
  return <NeedsScript note={note}>{children}</NeedsScript>;
}
