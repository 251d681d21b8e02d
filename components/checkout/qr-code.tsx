import { create } from 'qrcode';

const QUIET = 4;

/**
 * A QR code, black on white with the quiet zone that a scanner needs, as a picture: a browser that darkens pages darkens ground and
 * code alike or neither, and it stays readable. `label` says what it holds.
 */
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
