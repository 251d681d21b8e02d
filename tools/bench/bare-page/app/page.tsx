export default function Page() {
  return (
    <main>
      <h1>Bare</h1>
      <p>Next and React, and nothing of the shop.</p>
    </main>
  );
}
