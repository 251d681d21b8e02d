/** Keys that are not letters, as WebDriver writes them. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
} as const;

export type Key = keyof typeof KEYS;

/** Runs in the page: sees nothing but its arguments, which are plain values, as is its answer. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** One tab of a browser that is not Chromium, as far as the journeys need it. Its mouse and its keys are real ones. */
export interface Driver {
  go(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  cookie(name: string, value: string): Promise<void>;
  run<Args extends unknown[], Result>(work: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** Where in the window, in CSS pixels. */
  mouse(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A second tab of the same person. */
  another(): Promise<Driver>;
  /** What the window shows, as a PNG. */
  picture(): Promise<Uint8Array>;
  /** What the browser has reported as an error, in any tab. */
  errors(): string[];
}

/** A browser that can be opened as somebody who has never been here. */
export interface Engine {
  name: string;
  /** `visit` gets a tab of that size, which is closed after it. */
  visit(size: Size, visit: (driver: Driver) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}
