import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { Missing } from '@/app/[brand]/missing';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { CompareEmpty } from '@/components/compare/compare-empty';
import { ComparePage } from '@/components/compare/compare-page';
import styles from '@/components/compare/compare-page.module.css';
import type { Elements } from '@/components/elements';
import { WordsProvider } from '@/components/words';
import { t, wordsOf } from '@/lib/messages';
import { comparedFromPath } from '@/lib/product/comparison';
import { decoded } from '@/lib/routes/decode';
import { COMPARE_PATH, comparePath } from '@/lib/routes/paths';
import { articleTags, tagPage } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';

export const generateStaticParams = async () => [];
export const generateMetadata = (): Metadata => ({ title: t('compare.title'), robots: { index: false, follow: true } });

export default async function Page({ params }: { params: Promise<{ brand: string; ids?: string[] }> }) {
  const { brand, ids: [text = '', ...more] = [] } = await params;
  if (text === '')
    return (
      <Frame>
        <WordsProvider words={wordsOf('compareEmpty')}>
          <CompareEmpty />
        </WordsProvider>
      </Frame>
    );
  const ids = comparedFromPath(decoded(text));
  if (ids.length === 0 || more.length > 0) return <Missing brand={brand} />;
  if (comparePath(ids) !== `${COMPARE_PATH}/${decoded(text)}`) permanentRedirect(comparePath(ids));
  const { product } = openShop().storefront(brand);
  const found = (await Promise.all(ids.map((id) => product(String(id))))).filter((article) => article !== undefined);
  await tagPage(...articleTags(ids.map((id) => ({ id }))));
  if (found.length === 0) return <Missing brand={brand} />;
  return (
    <Frame lead={found.length > 1 ? t('compare.lead') : t('client.compare.oneMore')}>
      <ComparePage articles={found} />
    </Frame>
  );
}

const Frame = ({ lead, children }: { lead?: string; children: Elements }) => (
  <div className="page">
    <Breadcrumb trail={[{ name: t('compare.title') }]} />
    <h1 className={styles.title}>{t('compare.title')}</h1>
    {lead ? <p className={styles.lead}>{lead}</p> : null}
    {children}
  </div>
);
