export default function N() { return <main><h1>Fant ikke siden BRAND</h1></main>; }
