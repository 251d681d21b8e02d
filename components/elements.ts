import type { ReactElement } from 'react';

/**
 * Elements to put beside others, never a bare text. A translator in the browser replaces every text by an element of its
 * own; only a text alone in its element survives that (tests/architecture/loose-text.ts).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
