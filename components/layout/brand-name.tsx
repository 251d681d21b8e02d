import type { Brand } from '@/lib/brands/brand';
import { Logo } from './logo';

/** How a brand signs: its mark, and its name where the mark does not spell it. */
export function BrandName({ brand: { mark, name } }: { brand: Pick<Brand, 'mark' | 'name'> }) {
  return (
    <>
      <Logo mark={mark} />
      <span className={mark.spells ? 'visually-hidden' : undefined}>{name}</span>
    </>
  );
}
