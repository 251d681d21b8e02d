import type { ComponentType } from 'react';
import { WordsProvider } from '@/components/words';
import type { Brand, HomeSection } from '@/lib/brands/brand';
import type { SectionProps } from '@/lib/brands/home-section';
import { wordsOf } from '@/lib/messages';
import { HomePage } from './home-page';
import { PollCard, SocialPosts } from './late-parts';
import { ShelfSection } from './shelf';
import { Stores } from './stores';
import { Chapter, Editorial, Figures, Landscape, Manifesto, Notes } from './story';
import { Tiles } from './tiles';

type HomeData = Parameters<typeof HomePage>[0];

const parts: { [Kind in HomeSection['kind']]: ComponentType<SectionProps<Kind, HomeData>> } = {
  shopWindow: ({ data }) => <HomePage {...data} />,
  landscape: Landscape,
  manifesto: Manifesto,
  editorial: Editorial,
  facts: Figures,
  chapter: Chapter,
  tiles: ({ section: { slots }, data }) => (
    <Inside>
      <Tiles banners={slots.flatMap((slot) => bannersIn(data, slot))} across={2} />
    </Inside>
  ),
  offers: Offers,
  notes: Notes,
  poll: ({ data }) =>
    data.poll ? (
      <Inside>
        <PollCard poll={data.poll} />
      </Inside>
    ) : null,
  social: ({ data }) =>
    data.social ? (
      <Inside>
        <SocialPosts />
      </Inside>
    ) : null,
  shops: ({ data }) => (
    <Inside>
      <Stores banner={bannersIn(data, 'store-search')[0]} />
    </Inside>
  ),
};

/** Shows the home page of a brand, in the sections its data list (rule 1.7). */
export function BrandHome({ brand, data }: { brand: Brand; data: HomeData }) {
  return (
    <WordsProvider words={wordsOf('carousel', 'polls', 'shops', 'social')}>
      {brand.home.map((section) => {
        const Part = parts[section.kind] as ComponentType<SectionProps<HomeSection['kind'], HomeData>>;
        return <Part key={JSON.stringify(section)} section={section} data={data} texts={brand.texts} />;
      })}
    </WordsProvider>
  );
}

const Inside = ({ children }: { children: React.ReactNode }) => (
  <div className="page" data-follow>
    {children}
  </div>
);

const bannersIn = ({ banners }: HomeData, slot: string) => banners.filter((banner) => banner.slot === slot);

/** Shows the goods of the first running campaign. */
function Offers({ data }: { data: HomeData }) {
  const shelf = data.shelves.find(({ href }) => href);
  return shelf ? (
    <Inside>
      <ShelfSection shelf={shelf} />
    </Inside>
  ) : null;
}
