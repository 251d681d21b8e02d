/** Why a real server is not to be had on this machine: one sentence for people. Nothing is broken by it. */
export class Cannot extends Error {}
