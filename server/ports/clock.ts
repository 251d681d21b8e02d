// The only file that reads the machine's time or waits (tests/architecture/machine-time.grit).

export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const systemMs = (): number => Date.now();

/** Returns monotonic milliseconds. */
export const passedMs = (): number => performance.now();

export const runAfter = (action: () => void, ms: number): NodeJS.Timeout => setTimeout(action, ms);

export const runEvery = (action: () => void, ms: number): NodeJS.Timeout => setInterval(action, ms);

/** Waits where there is no state to wait for, as before a retry. With `ref: false` it keeps no process alive. */
export const pause = (ms: number, { ref = true } = {}): Promise<void> =>
  new Promise((done) => {
    const timer = runAfter(done, ms);
    if (!ref) timer.unref();
  });
