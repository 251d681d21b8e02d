/** The enlargement, and the shift of the middle in px. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const LARGEST_SCALE = 4;
export const CLOSE_UP = 2.5;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Keeps the picture's edges outside the box. */
function within({ scale, x, y }: View, box: Box): View {
  const [right, down] = [((scale - 1) * box.width) / 2, ((scale - 1) * box.height) / 2];
  return { scale, x: between(-right, x, right), y: between(-down, y, down) };
}

/** What lies under `point` stays under it. */
export function zoomedAt(view: View, factor: number, point: Point, box: Box): View {
  const scale = between(1, view.scale * factor, LARGEST_SCALE);
  const ratio = scale / view.scale;
  const moved = { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
  return within(moved, box);
}

export const panned = (view: View, dx: number, dy: number, box: Box): View =>
  within({ ...view, x: view.x + dx, y: view.y + dy }, box);

export const toggledAt = (view: View, point: Point, box: Box): View =>
  view.scale > 1 ? WHOLE : zoomedAt(view, CLOSE_UP, point, box);
