export const CHECKOUT_PATH = '/checkout';
