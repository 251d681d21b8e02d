import type { ReactElement } from 'react';

/**
 * What a component is handed to put beside something else: elements, never a bare text. A translator in the browser
 * replaces every text by an element of its own; a text that stands alone in its element survives that, one beside others
 * does not (tests/architecture/loose-text.ts).
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
