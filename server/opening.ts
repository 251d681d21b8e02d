interface Opening {
  done: Promise<void>;
  follow(opening: Promise<void>): void;
}

/** On globalThis, because Next's bundle, which opens the shop, and the process of the door each have their own instance. */
const holder = globalThis as { nordviddaOpening?: Opening };

/** Resolves when the shop can answer, rejects when it cannot be opened. Who asks must do so before Next is prepared. */
export function whenOpen(): Promise<void> {
  if (!holder.nordviddaOpening) {
    const { promise, resolve } = Promise.withResolvers<void>();
    holder.nordviddaOpening = { done: promise, follow: resolve };
  }
  return holder.nordviddaOpening.done;
}

/**
 * Says that the shop is being opened. Somebody has to hold the first requests back: who waits by `whenOpen`, or else who
 * waits for this.
 */
export async function tellOpening(opening: Promise<void>): Promise<void> {
  if (holder.nordviddaOpening) holder.nordviddaOpening.follow(opening);
  else await opening;
}
