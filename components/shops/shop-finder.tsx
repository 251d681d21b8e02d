'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Elements } from '@/components/elements';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { placeName } from '@/lib/norway/place-name';
import { finderPath, shopPath } from '@/lib/routes/paths';
import { type FinderShop, type FoundShop, findShops } from '@/lib/shops/find-shops';
import { mapPoint, windowAround } from '@/lib/shops/map';
import { byRegion, type Region, regionOf } from '@/lib/shops/regions';
import { fill } from '@/lib/text/words';
import { PlaceField } from './place-field';
import styles from './shop-finder.module.css';
import { ShopMap } from './shop-map';
import { type MarkShop, ShopRow } from './shop-row';
import regions from './shops-by-region.module.css';
import { useMyShop } from './use-my-shop';
import { type Origin, useOrigin } from './use-origin';

/** The map shows a place with this many shops. */
const NEAREST = 3;

interface Props {
  shops: FinderShop[];
  /** The coast of the map, rendered by the server. */
  norway: Elements;
  children: Elements;
}

/** Shows every shop on a map and in a list (rule 2.42): by region in the cached page, or by text and distance. */
export function ShopFinder({ shops, norway, children }: Props) {
  const words = useWords('shops');
  const [text, setText] = useState('');
  const [region, setRegion] = useState<Region>();
  const [pointed, setPointed] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const mark = useMemo(() => ({ pointed: setPointed, focused: setFocused }), []);
  const active = pointed ?? focused;
  const [mine] = useMyShop();
  const { origin, problem, locating, locate, waiting } = useOrigin(text);
  const found = useMemo(() => findShops(shops, text, origin?.coords), [shops, text, origin?.coords]);
  const asked = text.trim() !== '' || origin !== undefined;
  const looking = asked && found.length > 0 && (origin !== undefined || found.length < shops.length);

  useEffect(() => setText(new URLSearchParams(window.location.search).get('q') ?? ''), []);
  // The address holds the text for going back and reloading.
  const ask = (asked: string) => {
    setText(asked);
    window.history.replaceState(window.history.state, '', finderPath(asked));
  };

  const onRegion = useCallback(
    (toggled: Region, open: boolean) => setRegion((now) => (open ? toggled : now === toggled ? undefined : now)),
    [],
  );

  const onMap = useMemo(() => {
    const chosen = looking ? undefined : region;
    const near = origin ? found.slice(0, NEAREST) : found;
    if (looking) return near;
    return chosen === undefined ? undefined : shops.filter(({ postNo }) => regionOf(postNo) === chosen);
  }, [looking, region, origin, found, shops]);
  const shown = useMemo(() => onMap && new Set((looking ? found : onMap).map(({ id }) => id)), [onMap, looking, found]);
  const around = [...(onMap ?? []).map(({ coords }) => coords), ...(origin && onMap ? [origin.coords] : [])];

  const status = () => {
    if (problem) return words.problems[problem];
    if (locating || waiting) return words.waiting;
    if (asked && found.length === 0) return `${fill(words.none, { text: text.trim() })} ${words.noneKept}`;
    return looking ? `${fill(words.found, { count: found.length })}${fromText(origin, words)}` : '';
  };

  return (
    <div className={styles.columns}>
      <div className={styles.head}>
        {children}
        <search className={styles.tools}>
          <PlaceField text={text} onText={ask} locating={locating} onLocate={() => void locate()} status={status()} />
        </search>
      </div>
      <div className={styles.place}>
        <Caption shop={shops.find(({ id }) => id === active)} origin={origin} />
        <ShopMap
          shops={shops}
          shown={shown}
          active={active}
          onActive={setPointed}
          mine={mine}
          here={origin?.coords}
          view={windowAround(around.map(mapPoint))}
        >
          {norway}
        </ShopMap>
      </div>
      <div className={styles.list}>
        {looking ? (
          <FoundShops key={`${text}${origin ? 'from' : ''}`} shops={found} active={active} mark={mark} />
        ) : (
          <ShopsByRegion shops={shops} active={active} mark={mark} onRegion={onRegion} />
        )}
      </div>
    </div>
  );
}

function Caption({ shop, origin }: { shop: FinderShop | undefined; origin: Origin | undefined }) {
  const words = useWords('shops');
  return (
    <p className={styles.caption} aria-hidden="true">
      {shop ? (
        <>
          <a href={shopPath(shop.slug)} data-follow tabIndex={-1} className={styles.spoken}>
            {shop.name}
          </a>
          <span>{`${shop.address}, ${placeName(shop.postPlace)}`}</span>
        </>
      ) : (
        <span>{`${words.mapHint} ${hereText(origin, words)}`}</span>
      )}
    </p>
  );
}

function fromText(origin: Origin | undefined, words: ReturnType<typeof useWords<'shops'>>): string {
  if (!origin) return '';
  return origin.postcode
    ? fill(words.fromPostcode, { code: origin.postcode.code, place: placeName(origin.postcode.place) })
    : words.fromPosition;
}

function hereText(origin: Origin | undefined, words: ReturnType<typeof useWords<'shops'>>): string {
  if (!origin) return '';
  return origin.postcode
    ? fill(words.mapPostcode, { place: `${origin.postcode.code} ${placeName(origin.postcode.place)}` })
    : words.mapHere;
}

/** As many as fit on two screens of a phone. */
const FIRST = 6;

interface FoundProps {
  shops: readonly FoundShop[];
  active: number | undefined;
  mark: MarkShop;
}

function FoundShops({ shops, active, mark }: FoundProps) {
  const words = useWords('shops');
  const [all, setAll] = useState(false);
  const rest = shops.length - FIRST;
  return (
    <>
      <ul>
        {(all ? shops : shops.slice(0, FIRST)).map((shop) => (
          <ShopRow key={shop.id} shop={shop} heading="h2" active={shop.id === active} mark={mark} />
        ))}
      </ul>
      {!all && rest > 0 ? (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => setAll(true)}>
            {fill(words.more, { count: rest })}
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface RegionsProps {
  shops: readonly FinderShop[];
  active: number | undefined;
  mark: MarkShop;
  onRegion: (region: Region, open: boolean) => void;
}

/** 'Kristiansand S' is a postal name only. */
const placeOf = ({ postPlace }: FinderShop) => placeName(postPlace).replace(/ \p{L}$/u, '');

function ShopsByRegion({ shops, active, mark, onRegion }: RegionsProps) {
  const words = useWords('shops');
  return byRegion(shops).map(({ region, shops }) => (
    <details
      key={region}
      name="landsdel"
      className={regions.region}
      onToggle={(event) => onRegion(region, event.currentTarget.open)}
    >
      <summary className={regions.summary} data-active={shops.some(({ id }) => id === active) ? '' : undefined}>
        <h2 className={regions.name}>{words.regions[region]}</h2>
        <span className={regions.places}>{[...new Set(shops.map(placeOf))].join(', ')}</span>
        <span className={regions.count}>{shops.length}</span>
        <span className={regions.chevron}>
          <Icon name="chevron" size={18} />
        </span>
      </summary>
      <ul className={regions.shops}>
        {shops.map((shop) => (
          <ShopRow key={shop.id} shop={shop} heading="h3" active={shop.id === active} mark={mark} />
        ))}
      </ul>
    </details>
  ));
}
