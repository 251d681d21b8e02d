// The one home of the machine's time: what reads it or waits gets it here (tests/architecture/machine-time.grit).

/** Now, as a domain sees it; a test moves it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Epoch milliseconds. */
export const systemMs = (): number => Date.now();

/** Milliseconds since some moment, which go on evenly whatever the machine's clock is set to. */
export const passedMs = (): number => performance.now();

export const later = (act: () => void, ms: number): NodeJS.Timeout => setTimeout(act, ms);

export const every = (act: () => void, ms: number): NodeJS.Timeout => setInterval(act, ms);

/** For what has no state to wait for: another try, an end to waiting. With `ref: false` it keeps no process alive. */
export const pause = (ms: number, { ref = true } = {}): Promise<void> =>
  new Promise((done) => {
    const timer = later(done, ms);
    if (!ref) timer.unref();
  });
