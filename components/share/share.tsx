'use client';

import { type ComponentType, type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useEscape } from '@/components/ui/use-escape';
import { useWords } from '@/components/words';
import styles from './share.module.css';

export interface Shared {
  /** The absolute address to share. */
  url: string;
  title: string;
}

interface Props extends Shared {
  /** `ShareLinks`, which may load after the opening. */
  links: ComponentType<Shared> | undefined;
  onOpen?: () => void;
}

const nativeShare = () => typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/**
 * Shares by Facebook, Twitter, e-mail, a copied link, or the phone's own dialog (rule 2.21). Without scripts it opens, and
 * the links work.
 */
export function Share({ url, title, links: Links, onOpen }: Props) {
  const words = useWords('share');
  const details = useRef<HTMLDetailsElement>(null);

  useEscape(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  });
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) details.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, []);

  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) onOpen?.();
  }, []);

  const share = (event: MouseEvent) => {
    if (!nativeShare()) return;
    event.preventDefault();
    navigator.share({ title, url }).catch((error: unknown) => console.info('It was not shared', error));
  };
  return (
    <details ref={details} className={styles.share} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and keys click it */}
      <summary className={styles.opener} onClick={share}>
        <Icon name="share" size={20} />
        <span>{words.share}</span>
      </summary>
      {Links ? <Links url={url} title={title} /> : null}
    </details>
  );
}
