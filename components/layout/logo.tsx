import type { Brand, Mark } from '@/lib/brands/brand';

const inks = { ink: 'currentColor', paper: 'var(--paper)', spark: 'var(--spark)' };

/** Draws the mark of a brand from its data. */
export function Logo({ mark }: { mark: Mark }) {
  const [width, height] = mark.box;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
      {mark.paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={inks[fill]} fillRule="evenodd" />
      ))}
    </svg>
  );
}

/** Shows a brand's mark, and its name where the mark does not spell it. */
export function BrandName({ brand: { mark, name } }: { brand: Pick<Brand, 'mark' | 'name'> }) {
  return (
    <>
      <Logo mark={mark} />
      <span className={mark.spells ? 'visually-hidden' : undefined}>{name}</span>
    </>
  );
}
