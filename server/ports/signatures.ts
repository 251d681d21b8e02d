/** Signs with the secret in use; signatures of an earlier secret hold as long as that one is still configured. */
export interface Signatures {
  sign(text: string, encoding?: 'base64url' | 'hex'): string;
  isSigned(text: string, signature: string, encoding?: 'base64url' | 'hex'): boolean;
  rotating: boolean;
}
