'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useEscape } from '@/components/ui/use-escape';
import { useWords } from '@/components/words';
import { shareLinks } from '@/lib/routes/share-links';
import { CopyLink } from './copy-link';
import styles from './share.module.css';

interface Props {
  /** Absolute, with everything that shows the other what one sees. */
  url: string;
  title: string;
  /** It has been pressed before it came. */
  pressed?: boolean;
}

const nativeShare = () => typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/**
 * Rule 2.21: Facebook, Twitter, e-mail, copy link, and the phone's own way of sharing where there is one.
 * Without scripts it opens all the same, and the links are links.
 */
export function Share({ url, title, pressed = false }: Props) {
  const words = useWords('share');
  const details = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const links = shareLinks(url, title);

  useEscape(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    opener.current?.focus();
  });
  useEffect(() => {
    if (pressed) opener.current?.focus();
  }, [pressed]);
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
    <details ref={details} className={styles.share} open={pressed}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and keys click it */}
      <summary ref={opener} className={styles.opener} onClick={share}>
        <Icon name="share" size={20} />
        <span>{words.share}</span>
      </summary>
      <ul className={styles.ways}>
        <li>
          <a className={styles.way} href={links.facebook} target="_blank" rel="noopener noreferrer">
            Facebook
          </a>
        </li>
        <li>
          <a className={styles.way} href={links.twitter} target="_blank" rel="noopener noreferrer">
            Twitter
          </a>
        </li>
        <li>
          <a className={styles.way} href={links.email}>
            {words.email}
          </a>
        </li>
        <li>
          <CopyLink url={url} />
        </li>
      </ul>
    </details>
  );
}
