'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/components/ui/own-texts';
import { everything, onlyNecessary } from '@/lib/consent/consent';
import consentTexts from '@/messages/consent.nb.json';
import { choose } from './actions';
import styles from './consent-banner.module.css';

/** By a sheet of its own: an attribute of `html` would restyle the whole document (app/base.css). */
const atFoot = (height: number) => `html, html::after, [data-foot] { --consent-height: ${height}px }`;

/** Asks without blocking the page. Accepting and refusing look the same (rule 10.2). */
export function ConsentBanner({ onAdjust }: { onAdjust: () => void }) {
  const words = useTexts('consent', consentTexts);
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const observer = new ResizeObserver(() => sheet.replaceSync(atFoot(element.offsetHeight)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);

  return (
    <section ref={banner} className={`screen-only ${styles.banner}`} aria-labelledby="kapselvalg">
      <div className={`page ${styles.inside}`}>
        <div className={styles.text}>
          <h2 id="kapselvalg" className={styles.title}>
            {words.banner.title}
          </h2>
          <span> </span>
          <p>
            <span>{`${words.banner.text} `}</span>
            <a href="/personvernerklaering#informasjonskapsler" data-follow>
              {words.banner.read}
            </a>
          </p>
        </div>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => choose(everything)}>
            {words.all}
          </Button>
          <Button look="secondary" onClick={() => choose(onlyNecessary)}>
            {words.necessary}
          </Button>
          <button type="button" className={styles.adjust} onClick={onAdjust} aria-haspopup="dialog">
            {words.adjust}
          </button>
        </div>
      </div>
    </section>
  );
}
