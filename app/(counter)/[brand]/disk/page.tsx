import type { Metadata } from 'next';
import { Counter } from '@/components/counter/counter';
import { NeedsScript } from '@/components/ui/needs-script';
import { t, words } from '@/lib/messages';

export const generateMetadata = (): Metadata => ({ title: t('counter.title') });

/** Cached: only the browser knows the person and the shop. */
export default function Page() {
  return (
    <NeedsScript
      alone
      note={{
        title: t('counter.noScriptTitle'),
        text: t('counter.noScript'),
        link: t('counter.noScriptLink'),
        href: '/',
      }}
    >
      <Counter words={words.counter.words} />
    </NeedsScript>
  );
}
