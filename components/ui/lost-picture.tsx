import type { LostDrawing } from '@/lib/brands/brand';
import styles from './lost-picture.module.css';

const Path = () => (
  <>
    <rect width="640" height="440" fill="var(--accent-soft)" />
    <circle cx="470" cy="96" r="40" fill="var(--paper)" />
    <path d="M0 268 118 150l62 56 96-118 112 132 74-64 178 150v134H0Z" fill="var(--accent)" opacity="0.24" />
    <path d="M0 318 150 214l92 62 118-92 130 96 150-72v232H0Z" fill="var(--accent)" opacity="0.5" />
    <path d="M0 352c120-42 236-30 330-8s190 14 310-26v122H0Z" fill="var(--paper-sunk)" />
    <path
      d="M250 440c30-34 96-40 92-66s-74-22-70-44 44-20 52-32"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="3 15"
    />
    <g fill="var(--accent-strong)">
      <path d="M92 372 116 300l24 72Zm6-30 18-56 18 56Z" />
      <path d="M508 388 536 304l28 84Zm7-36 21-64 21 64Z" />
      <path d="M582 376 600 322l18 54Z" />
      <path d="M390 352h5v-60h-5Zm-22-58h46l12 9-12 9h-46Z" />
    </g>
  </>
);

const Sea = () => (
  <>
    <rect width="640" height="440" fill="var(--accent-soft)" />
    <circle cx="452" cy="196" r="44" fill="var(--paper)" />
    <g fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" opacity="0.6">
      <path d="M118 108c10-12 22-10 26 2 4-12 16-14 26-2" />
      <path d="M196 76c7-8 15-7 18 1 3-8 11-9 18-1" />
      <path d="M222 132c6-7 13-6 15 1 2-7 9-8 15-1" />
    </g>
    <path d="M0 218h640v222H0Z" fill="var(--accent)" opacity="0.24" />
    <path
      d="M0 262c40-18 66-18 106 0s68 18 108 0 66-18 106 0 68 18 108 0 66-18 106 0 68 18 106 0v178H0Z"
      fill="var(--accent)"
      opacity="0.34"
    />
    <g transform="rotate(9 318 344)">
      <path d="M311 196h14l10 150h-34Z" fill="var(--accent-strong)" />
      <path d="M308 240h20l3 42h-26Z" fill="var(--spark)" />
      <path d="M304 196 318 168l14 28Z" fill="var(--accent-strong)" />
    </g>
    <path d="M0 328c54-26 88-26 142 0s90 26 144 0 88-26 142 0 90 26 212-6v118H0Z" fill="var(--accent)" opacity="0.72" />
    <path d="M0 392c64-24 106-24 170 0s108 24 172 0 106-24 170 0 90 18 128 2v46H0Z" fill="var(--accent-strong)" />
    <g fill="none" stroke="var(--paper)" strokeWidth="3" strokeLinecap="round" opacity="0.5">
      <path d="M412 240h78M438 254h40M96 240h34M560 288h30" />
    </g>
  </>
);

const drawings: Record<LostDrawing, () => React.ReactNode> = { path: Path, sea: Sea };

/** Drawn inline, so that it needs no file. */
export function LostPicture({ drawing = 'path' }: { drawing?: LostDrawing | undefined }) {
  const Drawing = drawings[drawing];
  return (
    <svg
      viewBox="0 0 640 440"
      preserveAspectRatio="xMidYMid slice"
      className={styles.picture}
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
