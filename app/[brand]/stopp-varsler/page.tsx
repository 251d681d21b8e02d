import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { StopAlerts } from '@/components/product/stop-alerts';
import { WordsProvider } from '@/components/words';
import { t, wordsOf } from '@/lib/messages';

export const generateMetadata = (): Metadata => ({
  title: t('stopAlerts.title'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

export default function Page() {
  const title = t('stopAlerts.title');
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: title }]} />
      <WordsProvider words={wordsOf('stopAlerts')}>
        <StopAlerts title={title} />
      </WordsProvider>
    </div>
  );
}
