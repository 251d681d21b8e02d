'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Elements } from '@/components/elements';
import { Icon } from './icon';
import styles from './sheet.module.css';
import { useScrollLock } from './use-scroll-lock';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  footer?: Elements;
  children: ReactNode;
}

/** A panel from the side, in a native modal dialog: the browser traps the focus, closes it on Escape and returns the focus. */
export function Sheet({ open, onClose, title, closeLabel, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useScrollLock(open);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    // Otherwise the close button would take the focus.
    heading.current?.focus();
    return () => element.close();
  }, [open]);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, natively
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it; the event of our own closing may arrive after a reopening.
      onClose={() => open && !dialog.current?.open && onClose()}
      onClick={onBackdrop}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </dialog>
  );
}
