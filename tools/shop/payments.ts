/** The payments that are set up, without that in the shop: 'card', 'instalments'. */
export async function currentPayments(): Promise<string[]> {
  const [{ env, paymentSettings }, { choosePaymentMethods }] = await Promise.all([
    import('@/server/env'),
    import('@/server/adapters/payment-method/choose'),
  ]);
  const { card, instalments } = choosePaymentMethods(paymentSettings(env)).current;
  return [...(card ? ['card'] : []), ...(instalments ? ['instalments'] : [])];
}
