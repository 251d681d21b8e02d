declare module 'norway-postal-codes' {
  const register: Record<string, string>;
  export default register;
}
