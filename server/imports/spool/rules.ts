/** Much longer than an upload takes or an import waits: shops of other databases may share the folder. */
export const ABANDONED_MS = 24 * 3600_000;

/** JSON lines with the same words in each pack 30 to 60 times smaller; what packs 300 times is made to fill a disk. */
const MOST_RATIO = 300;
/** Small bodies of nothing but zeros harm nobody. */
const RATIO_FROM = 8 * 1024 * 1024;

export const isBomb = (packed: number, unpacked: number) => unpacked > RATIO_FROM && unpacked > packed * MOST_RATIO;
