import { create } from 'qrcode';

const QUIET = 4;

/** A QR code as one path in the colour of the text; `label` says what it holds. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data.keys()].filter((index) => data[index]);
  const path = dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('');
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
