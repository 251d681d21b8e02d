/** A mistake in a brand's file, with the line it stands in. */
export type Fault = { line: number | null; field: string | null; reason: string };
