/** Who is logged in. Until sessions exist: nobody. */
export async function currentCustomer(_request: Request): Promise<{ id: number } | undefined> {
  return undefined;
}
