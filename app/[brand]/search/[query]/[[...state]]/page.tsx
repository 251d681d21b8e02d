import type { Metadata } from 'next';
import { ArticleRail } from '@/components/catalogue/article-grid';
import { SearchBox } from '@/components/search/search-box';
import { decoded } from '@/lib/decode';
import { t } from '@/lib/messages';
import { searchWords } from '@/lib/search-words';
import { openShop } from '@/server/shop';
import { List, loadList } from '../../../list';
import { Missing } from '../../../missing';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; query: string; state?: string[] }>;
}

const BESTSELLERS = 8;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = decoded((await params).query).trim();
  return { title: t('search.title', { words }), robots: { index: false, follow: true } };
}

export default async function Page({ params }: Props) {
  const { brand, query, state = [] } = await params;
  const loaded = await loadList(brand, ['search', query, ...state]);
  const words = loaded?.list.text;
  if (!loaded || !words) return <Missing brand={brand} />;
  const { answer, list } = loaded;
  const bestsellers =
    answer.total > 0
      ? []
      : (await openShop().catalogue.list({ within: list.within, sort: 'bestseller', perPage: BESTSELLERS })).articles;
  return (
    <List
      loaded={loaded}
      title={t('search.heading', { words })}
      trail={[{ name: t('search.crumb') }]}
      note={answer.corrected ? <p>{t('search.corrected', { words: answer.corrected })}</p> : null}
      empty={
        <>
          <p>{t('search.nothing', { words })}</p>
          <SearchBox {...searchWords()} />
          <h2>{t('home.bestsellers')}</h2>
          <ArticleRail articles={bestsellers} label={t('home.bestsellers')} />
        </>
      }
    />
  );
}
