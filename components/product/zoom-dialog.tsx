import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { fillsFrame, pictureFile, ZOOM_WIDTH } from '@/lib/pictures/pictures';
import { fill } from '@/lib/text/words';
import { useZoom } from './use-zoom';
import styles from './zoom-dialog.module.css';

const STEP = 1.5;
const PAN_PX = 80;

interface Props {
  images: string[];
  name: string;
  start: number;
  /** The file the page shows already, used until the large one has loaded. */
  seen: (index: number) => string | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
}

export function ZoomDialog({ images, name, start, seen, onShow, onClose }: Props) {
  const words = useWords('product');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(start);
  const count = images.length;
  const go = (by: number) => {
    const next = Math.min(count - 1, Math.max(0, index + by));
    if (next === index) return;
    setIndex(next);
    reset();
    onShow(next);
  };
  const { view, zoom, pan, reset, pointer } = useZoom(stage, go);

  useEffect(() => {
    dialog.current?.showModal();
    stage.current?.focus();
  }, []);

  const close = () => dialog.current?.close();
  const near = view.scale > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      '0': reset,
      ArrowLeft: () => (near ? pan(PAN_PX, 0) : go(-1)),
      ArrowRight: () => (near ? pan(-PAN_PX, 0) : go(1)),
      ArrowUp: () => pan(0, PAN_PX),
      ArrowDown: () => pan(0, -PAN_PX),
    }[event.key];
    if (!action || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  };
  const src = images[index] ?? '';
  const label = fill(words.picture, { name, number: index + 1, count });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={fill(words.gallery, { name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <section
        ref={stage}
        className={near ? `${styles.stage} ${styles.near}` : styles.stage}
        aria-label={words.zoomHelp}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by keys must take the focus
        tabIndex={0}
        {...pointer}
      >
        <Zoomed src={src} small={seen(index)} alt={label} view={view} />
      </section>
      <div className={styles.tools}>
        {count > 1 ? (
          <>
            <Tool icon="back" text={words.previousPicture} onPress={() => go(-1)} disabled={index === 0} />
            <Tool icon="chevron" text={words.nextPicture} onPress={() => go(1)} disabled={index === count - 1} />
          </>
        ) : null}
        <p className={styles.place} role="status">
          {count > 1 ? fill(words.picturePlace, { number: index + 1, count }) : ''}
        </p>
        <Tool icon="minus" text={words.zoomOut} onPress={() => zoom(1 / STEP)} disabled={!near} />
        <Tool icon="plus" text={words.zoomIn} onPress={() => zoom(STEP)} />
        <Tool icon="close" text={words.zoomClose} onPress={close} />
      </div>
    </dialog>
  );
}

interface ZoomedProps {
  src: string;
  small: string | undefined;
  alt: string;
  view: { x: number; y: number; scale: number };
}

const Zoomed = ({ src, small, alt, view }: ZoomedProps) => (
  <>
    <span
      className={styles.ground}
      style={{ '--seen': `url("${small ?? pictureFile(src)}")` } as CSSProperties}
      aria-hidden="true"
    />
    <img
      key={src}
      src={pictureFile(src, ZOOM_WIDTH)}
      alt={alt}
      className={styles.picture}
      data-fills={fillsFrame(src) ? '' : undefined}
      draggable={false}
      style={{
        backgroundImage: small ? `url("${small}")` : undefined,
        transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
      }}
    />
  </>
);

interface ToolProps {
  icon: IconName;
  text: string;
  onPress: () => void;
  disabled?: boolean;
}

const Tool = ({ icon, text, onPress, disabled = false }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={text}
    title={text}
    aria-disabled={disabled}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
