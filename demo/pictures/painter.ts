import { putOnEasel } from './easel';
import { openManifest } from './manifest';
import { baseOf, fileName, filesOf, type PictureFile, type PictureRequest } from './request';

/** One draws ahead when nothing else is to be done, so that the other is free when somebody asks. */
const HANDS = ['ahead', 'asked only'] as const;
const SAVE_EVERY = 20;

interface Asked {
  request: PictureRequest;
  files: PictureFile[];
}

interface Wait {
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

export interface PainterOptions {
  outDir: string;
  /** Drawn when nobody asks for anything, in this order. */
  ahead?: PictureRequest[];
  easel?: typeof putOnEasel;
  /** Nothing is left to do; said again each time after somebody has asked. */
  onRest(): void;
  /** Of a picture that cannot be drawn and that nobody waits for. */
  log(line: string): void;
}

/**
 * Draws files as they are asked for: first those that somebody waits for, then the other files of the same pictures, then
 * what is drawn ahead, which is put down between two files when somebody asks.
 */
export async function createPainter({ outDir, ahead = [], easel = putOnEasel, onRest, log }: PainterOptions) {
  const manifest = await openManifest(outDir);
  const waits = new Map<string, Wait>();
  const asked: Asked[] = [];
  const begun = new Map<string, PictureRequest>();
  const left = [...ahead];
  /** Files this painter has drawn of pictures that are not finished. */
  const drawn = new Set<string>();
  /** What a hand is at, so that the other leaves it alone. */
  const inHand = new Map<string, Promise<void>>();
  const finishing = new Set<string>();
  const busy = new Set<(typeof HANDS)[number]>();
  let finished = 0;
  let resting = false;

  /** Draws these files, one after the other; false when it was put down because somebody asked for another picture. */
  async function drawFiles(request: PictureRequest, files: PictureFile[], isAsked: boolean): Promise<boolean> {
    const base = baseOf(request);
    let onEasel: ReturnType<typeof putOnEasel> | undefined;
    const draw = async (file: PictureFile) => {
      onEasel ??= easel(request, outDir);
      await (await onEasel)(file);
    };
    for (let file = files.shift(); file; file = files.shift()) {
      const name = fileName(base, file);
      if (!drawn.has(name)) {
        // The other hand may be at this very file.
        const drawing = inHand.get(name) ?? draw(file).finally(() => inHand.delete(name));
        inHand.set(name, drawing);
        await drawing;
      }
      drawn.add(name);
      waits.get(name)?.resolve();
      waits.delete(name);
      if (!isAsked && asked.length > 0) return false;
    }
    return true;
  }

  async function drawAsked({ request, files }: Asked): Promise<void> {
    const names = files.map((file) => fileName(baseOf(request), file));
    try {
      await drawFiles(request, files, true);
      begun.set(baseOf(request), request);
    } catch (error) {
      for (const name of names) {
        waits.get(name)?.reject(error);
        waits.delete(name);
      }
    }
  }

  const save = () => manifest.save().catch((error: Error) => log(`Pictures will be drawn again: ${error.message}`));

  async function finish(request: PictureRequest): Promise<void> {
    const base = baseOf(request);
    if (finishing.has(base)) return;
    finishing.add(base);
    try {
      const due = await manifest.due(request);
      if (!(await drawFiles(request, due, false))) return void begun.set(base, request);
      for (const file of filesOf(request)) drawn.delete(fileName(base, file));
      manifest.note(request);
      finished += 1;
      if (finished % SAVE_EVERY === 0) await save();
    } catch (error) {
      log(`The picture ${base} cannot be drawn: ${error instanceof Error ? error.message : error}`);
    } finally {
      finishing.delete(base);
    }
  }

  function nextToFinish(hand: (typeof HANDS)[number]): PictureRequest | undefined {
    const [first] = begun.values();
    if (!first) return hand === 'ahead' ? left.shift() : undefined;
    begun.delete(baseOf(first));
    return first;
  }

  async function work(hand: (typeof HANDS)[number]): Promise<void> {
    busy.add(hand);
    for (;;) {
      const wanted = asked.shift();
      const request = wanted ? undefined : nextToFinish(hand);
      if (wanted) await drawAsked(wanted);
      else if (request) await finish(request);
      else break;
    }
    busy.delete(hand);
    if (busy.size > 0) return;
    await save();
    if (busy.size > 0 || resting) return;
    resting = true;
    onRest();
  }

  const wake = () => {
    resting = false;
    for (const hand of HANDS) if (!busy.has(hand)) void work(hand);
  };

  return {
    /** Draws one file; however many ask for it at the same time, it is drawn once. */
    draw(request: PictureRequest, file: PictureFile): Promise<void> {
      const name = fileName(baseOf(request), file);
      const waiting = waits.get(name);
      if (waiting) return waiting.promise;
      const wait = Promise.withResolvers<void>();
      waits.set(name, wait);
      const same = asked.find((one) => baseOf(one.request) === baseOf(request));
      if (same) same.files.push(file);
      else asked.push({ request, files: [file] });
      wake();
      return wait.promise;
    },

    /** Begins with what is drawn ahead. */
    begin: wake,

    /** Remembers what is finished, before the process ends. */
    save,
  };
}
