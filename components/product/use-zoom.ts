import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { swipe } from '@/lib/pictures/gestures';
import { type Point, panned, toggledAt, type View, WHOLE, zoomedAt } from '@/lib/pictures/zoom';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
/** Movements below this many pixels are a resting finger. */
const STILL_PX = 4;
const WHEEL_SPEED = 0.002;

interface Tap extends Point {
  at: number;
}

/** Zooms and pans a picture by fingers, wheel or keys. `onSwipe` runs on a swipe across the whole picture. */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (direction: -1 | 1) => void) {
  const [view, setView] = useState<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef({ from: { x: 0, y: 0 }, many: false });
  const lastTap = useRef<Tap>({ x: 0, y: 0, at: 0 });

  const box = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) => setView((at) => zoomedAt(at, factor, point, box()));
  const pan = (dx: number, dy: number) => setView((at) => panned(at, dx, dy, box()));

  // React's wheel listeners are passive, and the page behind must not scroll.
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL_SPEED), fromMiddle({ x: event.clientX, y: event.clientY }));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const tapped = (point: Point) => {
    const { x, y, at } = lastTap.current;
    const now = performance.now();
    // One tap is enough; a double tap does the same.
    const second = now - at < DOUBLE_TAP_MS && Math.hypot(point.x - x, point.y - y) < DOUBLE_TAP_PX;
    lastTap.current = { ...point, at: second ? 0 : now };
    if (!second) setView((before) => toggledAt(before, fromMiddle(point), box()));
  };

  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0 || gesture.current.many || event.type !== 'pointerup') return;
    const [dx, dy] = [event.clientX - gesture.current.from.x, event.clientY - gesture.current.from.y];
    if (Math.hypot(dx, dy) < STILL_PX) return tapped({ x: event.clientX, y: event.clientY });
    const direction = view.scale === 1 ? swipe(dx, dy) : 0;
    if (direction !== 0) onSwipe(direction);
  };

  return {
    view,
    zoom,
    pan,
    reset: () => setView(WHOLE),
    pointer: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, at);
        const many = fingers.current.size > 1;
        gesture.current = many ? { ...gesture.current, many } : { from: at, many };
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const at = { x: event.clientX, y: event.clientY };
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, at);
        if (!other) return pan(at.x - before.x, at.y - before.y);
        const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
        zoom(apart(at) / apart(before), fromMiddle({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
