import type { Elements } from '@/components/elements';
import { NeedsScript } from '@/components/ui/needs-script';
import { t } from '@/lib/messages';

const note = () => ({
  title: t('account.noScriptTitle'),
  text: t('account.noScript'),
  link: t('account.noScriptShops'),
  href: '/butikker',
});

export function AccountNeedsScript({ children }: { children: Elements }) {
  return <NeedsScript note={note()}>{children}</NeedsScript>;
}
