/** Next calls this once per server process and holds back all requests until it returns. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ startShop }, { holdRequestsUntil }] = await Promise.all([
    import('@/server/start'),
    import('@/server/process'),
  ]);
  await holdRequestsUntil(startShop());
}
