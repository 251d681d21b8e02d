import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/** Where the popup may begin and how tall it may be: what is left between the field and the keyboard on the screen. */
export function usePopupSpace(form: RefObject<HTMLElement | null>, open: boolean): CSSProperties {
  const [room, setRoom] = useState({ below: 0, height: 0 });
  useEffect(() => {
    if (!open) return;
    const measure = () => {
      const seen = window.visualViewport;
      const below = (form.current?.getBoundingClientRect().bottom ?? 0) - (seen?.offsetTop ?? 0);
      setRoom({ below, height: (seen?.height ?? window.innerHeight) - below });
    };
    measure();
    window.visualViewport?.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      window.visualViewport?.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [form, open]);
  return { '--below': `${room.below}px`, '--room': `${room.height}px` } as CSSProperties;
}
