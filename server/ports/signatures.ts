/**
 * What the shop has signed, so that it knows its own again. Everything is signed with the secret in use; a signature under one
 * before it holds as long as that one is still known, so that a secret can be changed without ending what was signed with it.
 */
export interface Signatures {
  sign(text: string, encoding?: 'base64url' | 'hex'): string;
  isSigned(text: string, signature: string, encoding?: 'base64url' | 'hex'): boolean;
  /** Whether a secret before the one in use is still known. */
  rotating: boolean;
}
