import type { Elements } from '@/components/elements';
import { AccountNeedsScript } from '@/components/session/account-needs-script';
import { AccountWordsProvider } from '@/components/session/use-account-words';
import { NarrowColumn } from '@/components/ui/narrow-column';
import { words } from '@/lib/messages';

export function AuthPage({ title, lead, children }: { title: string; lead?: string; children: Elements }) {
  return (
    <NarrowColumn title={title} leads={lead ? [lead] : []}>
      <AccountNeedsScript>
        <AccountWordsProvider words={words.account.words}>{children}</AccountWordsProvider>
      </AccountNeedsScript>
    </NarrowColumn>
  );
}
