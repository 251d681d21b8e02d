import { useEffect, useState } from 'react';

/** Code loaded when it is first wanted; undefined until it has come. What fails is tried again when it is wanted again. */
export function useLoaded<Code extends object>(wanted: boolean, load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (wanted && !code)
      load().then(setCode, (error: unknown) => console.info('A part of the page did not come', error));
  }, [wanted, code, load]);
  return code;
}
