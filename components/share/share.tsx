'use client';

import { type ComponentType, type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useEscape } from '@/components/ui/use-escape';
import { useWords } from '@/components/words';
import styles from './share.module.css';

export interface Shared {
  /** An absolute address that shows the other person the same. */
  url: string;
  title: string;
}

interface Props extends Shared {
  /** `ShareLinks` may load later: what is opened before is filled then. */
  ways: ComponentType<Shared> | undefined;
  onOpen?: () => void;
}

const nativeShare = () => typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/**
 * Rule 2.21: Facebook, Twitter, e-mail, copy link, and the phone's own way of sharing where there is one.
 * Without scripts it opens all the same, and the links are links.
 */
export function Share({ url, title, ways: Ways, onOpen }: Props) {
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

  const share = (event: MouseEvent) => {
    if (!nativeShare()) return;
    event.preventDefault();
    // Whoever closes the phone's sheet wants nothing more.
    navigator.share({ title, url }).catch((error: unknown) => console.info('It was not shared', error));
  };
  return (
    <details ref={details} className={styles.share} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and keys click it */}
      <summary className={styles.opener} onClick={share}>
        <Icon name="share" size={20} />
        <span>{words.share}</span>
      </summary>
      {Ways ? <Ways url={url} title={title} /> : null}
    </details>
  );
}
