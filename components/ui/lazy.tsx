import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useWords } from '@/components/words';
import { isChunkFailure } from '@/lib/routes/navigation-failure';
import styles from './lost-part.module.css';

/** Loads a part's script when first shown; shows a note if that fails (rule 8.8). `next/dynamic` costs 2.5 KB more per page. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(lostPart<Props>) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function lostPart<Props>(error: unknown): ComponentType<Props> {
  if (!isChunkFailure(error)) throw error;
  console.error('Preload error', error);
  return LostPart;
}

const withoutIt = (error: unknown) => console.info('A part of the page did not come', error);

/** Loads code when first needed; retries when needed again. `load` and `onFailure` are those of the first render. */
export function useLazy<Code>(
  needed: boolean,
  load: () => Promise<Code>,
  onFailure: (error: unknown) => void = withoutIt,
): Code | undefined {
  const [code, setCode] = useState<{ loaded: Code }>();
  useEffect(() => {
    if (needed && !code) load().then((loaded) => setCode({ loaded }), onFailure);
  }, [needed, code]);
  return code?.loaded;
}

/** Stands for a part whose script could not be loaded (rule 8.8). What is typed around it stays until the reload. */
function LostPart() {
  const words = useWords('navigation');
  return (
    <p role="alert" className={styles.lost}>
      <span>{`${words.partLost} `}</span>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </p>
  );
}
