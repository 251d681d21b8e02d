import { type ReactNode, useEffect, useRef } from 'react';

/** What has just been done, under the focus, as the button that did it is gone. */
export function DoneNote({ children }: { children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} role="status">
      {children}
    </p>
  );
}
