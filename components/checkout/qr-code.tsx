import { create } from 'qrcode';

const QUIET = 4;

/** Draws a QR code as a picture with a quiet zone: a browser that darkens pages changes both colours or neither. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data.keys()].filter((index) => data[index]);
  const path = dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('');
  const side = size + 2 * QUIET;
  const box = `viewBox="${-QUIET} ${-QUIET} ${side} ${side}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width={side}
      height={side}
      className={className}
    />
  );
}
