import type { Brand, Logo as LogoOfBrand } from '@/lib/brands/brand';
import styles from './logo.module.css';

interface Props {
  logo: LogoOfBrand;
  /** Told by a picture that does not load. */
  name?: string;
}

/** Draws a brand's logo: SVG takes the page's colours (`currentColor`, `var(--spark)`). It was cleaned when it was imported. */
export function Logo({ logo, name = '' }: Props) {
  if ('url' in logo) return <img src={logo.url} width={logo.width} height={logo.height} alt={name} />;
  return <span className={styles.sign} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo.markup }} />;
}

/** Shows a brand's logo, and its name where the logo does not spell it. */
export function BrandName({ brand: { logo, name } }: { brand: Pick<Brand, 'logo' | 'name'> }) {
  if (logo.spells && 'url' in logo) return <Logo logo={logo} name={name} />;
  return (
    <>
      <Logo logo={logo} />
      <span className={logo.spells ? 'visually-hidden' : undefined}>{name}</span>
    </>
  );
}
