export default function N() { return <html lang="nb"><body><h1>Fant ikke siden GLOBAL</h1></body></html>; }
