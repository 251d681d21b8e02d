import type { Brand } from '@/lib/brands/brand';

/** The style sheet of the host's brand, for pages that know no brand. */
const OF_HOST = '/brand-files/tokens.css';

/** Links the colours, type and radii of a brand, which its folder gives (lib/brands/tokens.ts). */
export function BrandSheet({ brand }: { brand?: Pick<Brand, 'files'> }) {
  return <link rel="stylesheet" href={brand?.files['tokens.css'] ?? OF_HOST} precedence="brand" />;
}
