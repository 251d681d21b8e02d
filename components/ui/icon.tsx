const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  cart: 'M5 8h14l-1.2 11.2a1 1 0 0 1-1 .8H7.2a1 1 0 0 1-1-.8L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.400-7.5 10-7.5 10Z',
  pin: 'M12 21s6.500-5.800 6.500-11a6.500 6.500 0 1 0-13 0C5.500 15.200 12 21 12 21Zm0-8.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5Z',
  chevron: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l11 7-11 7V5Z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6',
  bell: 'M6 17h12l-1.500-2.500V10a4.500 4.500 0 0 0-9 0v4.500L6 17Zm4 0a2 2 0 0 0 4 0',
  down: 'M5 9l7 7 7-7',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.500 8.500c.6-4 3.700-6 7.500-6s6.900 2 7.500 6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  filter:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-7 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  swap: 'M8 4v16m0 0-4-4m4 4 4-4m4 4V4m0 0-4 4m4-4 4 4',
  bag: 'M4 8h16v12H4V8Zm5 0V6a3 3 0 0 1 6 0v2',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.500l3 2',
  truck:
    'M3 7h11v9H3V7Zm11 3h4l3 3v3h-7v-6ZM7 19a1.800 1.800 0 1 0 0-3.600A1.800 1.800 0 0 0 7 19Zm10 0a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600Z',
  star: 'M12 4l2.500 5.200 5.600.8-4 4 .9 5.700-5-2.700-5 2.700.9-5.700-4-4 5.600-.8L12 4Z',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing, styled in app/base.css; never the only name of a control, so hidden from screen readers. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
