/** What a user may say that the paper does not. */
export interface Hints {
  readonly currency?: string;
  readonly year?: number;
  readonly dateOrder?: 'DMY' | 'MDY' | 'YMD';
}
