'use client';

import type { CareSymbol } from '@/lib/product/care-symbols';

const TUB = 'M3 10c2 0 2 2.500 4.500 2.500S10 10 12 10s2 2.500 4.500 2.500S18.500 10 21 10h8l-3.500 15h-19L3 10Z';
const GENTLE = 'M6.500 28h19';
const CROSS = 'M5 5l22 22M27 5 5 27';
const SQUARE = 'M5 5h22v22H5Z';
const DRUM = 'M16 7a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z';
const DOT = 'M16 15.500v1';
const IRON = 'M5 24h22l-3.500-11H12M27 24H4c0-5 3.500-7.500 8-7.500h12.500';

/** Paths of the ISO 3758 symbols in a square of 32. */
const drawings: Record<CareSymbol, string[]> = {
  'wash-30': [TUB],
  'wash-40': [TUB],
  'wash-60': [TUB],
  'wash-30-gentle': [TUB, GENTLE],
  'wash-40-gentle': [TUB, GENTLE],
  'wash-60-gentle': [TUB, GENTLE],
  'wash-hand': [TUB, 'M11 6l4 6.500c1 1.500 3 2 4.500 1l2-1.500M14 4.500l4 5.500M17.500 4.500l3 4.500'],
  'wash-never': [TUB, CROSS],
  'bleach-never': ['M16 5 28 26H4L16 5Z', CROSS],
  'tumble-low': [SQUARE, DRUM, DOT],
  'tumble-never': [SQUARE, DRUM, CROSS],
  'dry-hanging': [SQUARE, 'M5 6c4 6 18 6 22 0'],
  'dry-flat': [SQUARE, 'M10 16h12'],
  'iron-low': [IRON, 'M16 20v.500'],
  'iron-never': [IRON, CROSS],
  'clean-never': ['M16 6a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z', CROSS],
};

/** A care symbol with its meaning in words. A client component: its name is much shorter than its paths. */
export function CareIcon({ symbol, label }: { symbol: CareSymbol; label: string }) {
  const degrees = /^wash-(\d\d)/.exec(symbol)?.[1];
  return (
    <svg
      viewBox="0 0 32 32"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {drawings[symbol].map((line) => (
        <path key={line} d={line} strokeWidth={line === DOT ? 3 : undefined} />
      ))}
      {degrees ? (
        <text x="16" y="22" textAnchor="middle" fontSize="8" fontWeight="600" fill="currentColor" stroke="none">
          {degrees}
        </text>
      ) : null}
    </svg>
  );
}
