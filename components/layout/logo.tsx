import type { Brand, Logo as LogoOfBrand } from '@/lib/brands/brand';

/** Draws a brand's logo: SVG takes the page's colours (`currentColor`, `var(--spark)`). It was cleaned when it was imported. */
export function Logo({ logo }: { logo: LogoOfBrand }) {
  const { width, height } = logo;
  if ('url' in logo) return <img src={logo.url} width={width} height={height} alt="" aria-hidden="true" />;
  return <span className="sign" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo.markup }} />;
}

/** Shows a brand's logo, and its name where the logo does not spell it. */
export function BrandName({ brand: { logo, name } }: { brand: Pick<Brand, 'logo' | 'name'> }) {
  return (
    <>
      <Logo logo={logo} />
      <span className={logo.spells ? 'visually-hidden' : undefined}>{name}</span>
    </>
  );
}
