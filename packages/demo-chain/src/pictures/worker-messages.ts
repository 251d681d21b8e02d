/** What the painter is told: the file somebody waits for, as it is asked for over HTTP. */
export interface ToPainter {
  draw: string;
}

/** What it says: the bases of all pictures it can draw, once; then what has become of the files it was asked for. */
export type FromPainter = { known: string[] } | { drawn: string } | { failed: string; reason: string };

/** `ahead` also draws what nobody has asked for; `plain` lays down one colour in place of each drawing. */
export type PainterMode = 'ahead' | 'asked' | 'plain';
