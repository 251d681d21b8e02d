import { type RefObject, useEffect, useRef, useState } from 'react';

/** The browser's own decoder (Chromium on Android and macOS), which TypeScript does not know. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

type Decode = (video: HTMLVideoElement) => Promise<string | undefined>;
type ScanState = 'starting' | 'looking' | 'denied' | 'missing';

/** QR codes of passes, and what carriers print on parcels. */
const FORMATS = ['qr_code', 'code_128', 'itf', 'data_matrix'];
const EVERY_MS = 150;
/** A pass fills a good part of the picture; more pixels make a phone slow. */
const WIDTH = 640;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Returns true where bar codes can be read too. */
export const readsBarcodes = (): boolean => detectorClass() !== undefined;

/** Loads a decoder where the browser has none, before the network is gone. */
export const prepareScan = () => (readsBarcodes() ? undefined : import('jsqr'));

async function decoder(): Promise<Decode> {
  const Native = detectorClass();
  const known = (await Native?.getSupportedFormats()) ?? [];
  if (Native && known.includes('qr_code')) {
    const native = new Native({ formats: FORMATS.filter((format) => known.includes(format)) });
    return async (video) => (await native.detect(video))[0]?.rawValue;
  }
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    canvas.width = WIDTH;
    canvas.height = Math.round((video.videoHeight / video.videoWidth) * WIDTH);
    paper?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = paper?.getImageData(0, 0, canvas.width, canvas.height);
    return picture && (jsQR(picture.data, picture.width, picture.height)?.data || undefined);
  };
}

/** Shows the rear camera in the video and reports the first code it reads. */
export function useScan(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void): ScanState {
  const [state, setState] = useState<ScanState>('starting');
  const report = useRef(onCode);
  report.current = onCode;

  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = async (decode: Decode) => {
      const screen = video.current;
      if (over || !screen) return;
      // An unreadable frame has no code.
      const code = screen.videoWidth > 0 ? await decode(screen).catch(() => undefined) : undefined;
      if (over) return;
      if (code) report.current(code);
      else timer = setTimeout(look, EVERY_MS, decode);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const decode = await decoder();
      if (over || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState('looking');
      await look(decode);
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch((error: unknown) => {
      stop();
      if (!over) setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing');
    });
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, [video]);
  return state;
}
