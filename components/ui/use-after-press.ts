import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs at once, or when the current press has become a click. A field loses focus as soon as something else is pressed: if
 * its error appeared then, the pressed element would move away and the click be lost.
 */
export function useAfterPress() {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // The click comes after the release, in the same task.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        for (const act of waiting.current.splice(0)) act();
      });
    const options = { capture: true };
    document.addEventListener('mousedown', press, options);
    for (const end of ['mouseup', 'dragend'] as const) document.addEventListener(end, release, options);
    return () => {
      document.removeEventListener('mousedown', press, options);
      for (const end of ['mouseup', 'dragend'] as const) document.removeEventListener(end, release, options);
    };
  }, []);

  return useCallback((act: () => void) => {
    if (pressed.current) waiting.current.push(act);
    else act();
  }, []);
}
