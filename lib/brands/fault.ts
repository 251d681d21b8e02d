/** What is wrong in a file of a brand, told to whoever wrote it. */
export type Fault = { line: number | null; field: string | null; reason: string };
