/** Coordinates as SVG wants them: a tenth of a pixel is enough. */
export const n1 = (n: number) => String(Math.round(n * 10) / 10);
