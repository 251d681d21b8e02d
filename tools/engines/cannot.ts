/** One sentence why this machine cannot have a real server; not a failure. */
export class Cannot extends Error {}
