/** Next calls this once per server process, and holds back what else it loads, and all requests, until it returns. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ startShop }, { holdRequestsUntil }] = await Promise.all([
    import('@/server/start'),
    import('@/server/process'),
  ]);
  await holdRequestsUntil(startShop());
}
