/** Needs the flag `i`. */
export const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const [WHOLE, WITHIN] = [new RegExp(`^${UUID}$`, 'i'), new RegExp(UUID, 'i')];

/** PostgreSQL fails on others. */
export const isUuid = (text: string): boolean => WHOLE.test(text);

export const uuidIn = (text: string): string | undefined => WITHIN.exec(text)?.[0]?.toLowerCase();
