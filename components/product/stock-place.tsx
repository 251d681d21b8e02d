import { PlaceField } from '@/components/shops/place-field';
import type { useKeptPostcode } from '@/components/shops/use-kept-postcode';
import { useWords } from '@/components/words';
import type { Missed } from '@/lib/product/shop-rows';
import { fill } from '@/lib/text/words';

interface Props {
  place: ReturnType<typeof useKeptPostcode>;
  missed: Missed | undefined;
}

export function StockPlace({ place: { text, setText, near }, missed }: Props) {
  const words = useWords('product');
  const shops = useWords('shops');
  const asked = { text: text.trim() };
  const status = () => {
    if (near.problem) return shops.problems[near.problem];
    if (near.locating || near.waiting) return shops.waiting;
    if (missed) return missed === 'notThere' ? fill(words.notThere, asked) : fill(shops.none, asked);
    return '';
  };
  return (
    <PlaceField
      text={text}
      onText={setText}
      locating={near.locating}
      onLocate={() => void near.locate()}
      status={status()}
    />
  );
}
