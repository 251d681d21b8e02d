/** Next calls this once per server process, before the first request is answered. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startShop } = await import('@/server/start');
  await startShop();
}
