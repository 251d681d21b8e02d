import type { Brand } from '@/lib/brands/brand';

/** Links the colours, type and radii of a brand, which its folder gives (lib/brands/tokens.ts). */
export function BrandSheet({ brand }: { brand: Pick<Brand, 'files'> }) {
  return <link rel="stylesheet" href={brand.files['tokens.css']} precedence="brand" />;
}
